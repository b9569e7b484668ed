/** The consumer looks, then waits; the producer's signal may come in between. */
public class LostWakeUp {
    static class Mailbox {
        private boolean full;
        private int letter;

        void put(int value) {
            synchronized (this) {
                letter = value;
                full = true;
            }
            synchronized (this) {
                notify();
            }
        }

        int take() throws InterruptedException {
            if (!isFull()) {
                synchronized (this) {
                    wait();
                }
            }
            synchronized (this) {
                full = false;
                return letter;
            }
        }

        synchronized boolean isFull() {
            return full;
        }
    }

    public static void main(String[] args) throws Exception {
        Mailbox box = new Mailbox();
        Thread producer = new Thread(() -> box.put(42), "producer");
        Thread consumer = new Thread(() -> {
            try {
                System.out.println("got " + box.take());
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "consumer");
        producer.start();
        consumer.start();
    }
}
