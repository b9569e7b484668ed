// Aims at: main dies of an exception, another thread finishes its work, then exit status 1.
public class UncaughtMainOthersGoOn {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            System.out.println("worker after main: " + main.isAlive() + " " + main.getState());
        }).start();
        throw new Exception("main fails");
    }
}
