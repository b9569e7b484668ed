// outcome: 0 joined
// outcome: 0 interrupted
// The interrupt ends the join, unless the other thread has ended first: then nobody asks for it.
public class InterruptJoin {
    static Thread waiting;

    public static void main(String[] args) throws Exception {
        waiting = new Thread(() -> {
            Thread other = new Thread(() -> waiting.interrupt());
            other.start();
            try {
                other.join();
                System.out.print("joined");
            } catch (InterruptedException e) {
                System.out.print("interrupted");
            }
        });
        waiting.start();
        waiting.join();
    }
}
