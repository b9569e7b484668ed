/** A producer and a consumer, and a buffer between them: most of what happens, happens under its monitor. */
public class Handover {
    static final class Buffer {
        private final int[] slots = new int[64];
        private int first, count;

        synchronized void put(int value) throws InterruptedException {
            while (count == slots.length) wait();
            slots[(first + count++) % slots.length] = value;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) wait();
            int value = slots[first];
            first = (first + 1) % slots.length;
            count--;
            notifyAll();
            return value;
        }
    }

    static final int ITEMS = 2_000_000;
    static long sum;

    static void produce(Buffer buffer) {
        try {
            for (int i = 0; i < ITEMS; i++) buffer.put(i & 1023);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread producer = new Thread(() -> produce(buffer));
        producer.start();
        for (int i = 0; i < ITEMS; i++) sum += buffer.take();
        producer.join();
        System.out.println(sum);
    }
}
