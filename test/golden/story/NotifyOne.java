/* One slot, two producers, two consumers, and notify where notifyAll is needed. */
public class NotifyOne {
    private int used;

    synchronized void put() throws InterruptedException {
        while (used == 1) {
            wait();
        }
        used = 1;
        notify();
    }

    synchronized void take() throws InterruptedException {
        while (used == 0) {
            wait();
        }
        used = 0;
        notify();
    }

    interface Work {
        void run() throws InterruptedException;
    }

    static void start(String name, Work work) {
        new Thread(() -> {
            try {
                work.run();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }, name).start();
    }

    public static void main(String[] args) {
        NotifyOne slot = new NotifyOne();
        for (int i = 1; i <= 2; i++) {
            start("producer-" + i, slot::put);
            start("consumer-" + i, slot::take);
        }
    }
}
