// A bounded buffer of two slots as a ring: what comes out is what went in, in order.
// bug: the monitor is left between choosing the slot and filling it.
// verdict: assertion
public class BufferWrongSlotBad {
    static final Object lock = new Object();
    static final int[] slots = new int[2];
    static int in, out;

    static void put(int value) throws InterruptedException {
        int at;
        synchronized (lock) {
            while (in - out == slots.length) {
                lock.wait();
            }
            at = in++;
        }
        synchronized (lock) {
            slots[at % slots.length] = value;
            lock.notifyAll();
        }
    }

    static int take() throws InterruptedException {
        synchronized (lock) {
            while (in == out) {
                lock.wait();
            }
            int value = slots[out++ % slots.length];
            lock.notifyAll();
            return value;
        }
    }

    static void produce() throws InterruptedException {
        for (int i = 1; i <= 3; i++) {
            put(i);
        }
    }

    static void consume() throws InterruptedException {
        for (int i = 1; i <= 3; i++) {
            int value = take();
            assert value == i : "out of order";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BufferWrongSlotBad::produce, BufferWrongSlotBad::consume);
    }
}
