import havelock.Verify;

/**
 * On no path do two threads access the field, but on different paths different threads do: workers that go different ways each see
 * one thread only.
 */
public class Apart {
    static volatile int shared;
    static int apart;

    static void work(boolean mine) {
        for (int i = 0; i < 3; i++) {
            shared++;
            if (mine) {
                apart++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int who = Verify.getInt(0, 5);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            boolean mine = who % threads.length == i;
            threads[i] = new Thread(() -> work(mine));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
