// Aims at: an uncaught exception in another thread is reported, main goes on, exit status 0.
public class UncaughtInThread {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in worker");
        }, "worker");
        t.start();
        t.join();
        System.out.println("main goes on " + t.isAlive() + " " + t.getState());
    }
}
