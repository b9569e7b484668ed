/**
 * The bounded buffer with notify where notifyAll is needed: producers and consumers wait in the same
 * queue, so the one signal may wake a thread that cannot use it, and everybody waits for ever.
 * Argument: number of producer and consumer pairs (2).
 */
public class BoundedBufferNotify {
    static final class Buffer {
        private final int[] slots;
        private int used;

        Buffer(int size) {
            slots = new int[size];
        }

        synchronized void put(int value) throws InterruptedException {
            while (used == slots.length) {
                wait();
            }
            slots[used++] = value;
            notify();
        }

        synchronized int take() throws InterruptedException {
            while (used == 0) {
                wait();
            }
            int value = slots[--used];
            notify();
            return value;
        }
    }

    static final class Producer extends Thread {
        private final Buffer buffer;

        Producer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            try {
                buffer.put(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static final class Consumer extends Thread {
        private final Buffer buffer;
        private int sum;

        Consumer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            try {
                sum += buffer.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int pairs = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        Buffer buffer = new Buffer(1);
        Producer[] producers = new Producer[pairs];
        Consumer[] consumers = new Consumer[pairs];
        for (int i = 0; i < pairs; i++) {
            producers[i] = new Producer(buffer);
            consumers[i] = new Consumer(buffer);
        }
        for (int i = 0; i < pairs; i++) {
            consumers[i].start();
            producers[i].start();
        }
        int sum = 0;
        for (int i = 0; i < pairs; i++) {
            producers[i].join();
            consumers[i].join();
            sum += consumers[i].sum;
        }
        System.out.println("consumed " + sum);
    }
}
