// A stack of two slots with one producer and two consumers, who wait while it is empty.
// verdict: clean
public class BufferIfGood {
    static final int[] slots = new int[2];
    static int used;

    static synchronized void put(int value) {
        slots[used++] = value;
        BufferIfGood.class.notifyAll();
    }

    static synchronized int take() throws InterruptedException {
        while (used == 0) {
            BufferIfGood.class.wait();
        }
        return slots[--used];
    }

    static void produce() {
        put(1);
        put(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BufferIfGood::take, BufferIfGood::take, BufferIfGood::produce);
    }
}
