/** The run of a thread is synchronized: its lock is taken where no code of the program stands. */
public class SynchronizedRun {
    static final class Worker extends Thread {
        Worker other;

        @Override
        public synchronized void run() {
            synchronized (other) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker(), two = new Worker();
        one.other = two;
        two.other = one;
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
