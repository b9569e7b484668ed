// A stack of two slots with one producer and two consumers, who wait while it is empty.
// bug: the consumers test with if, so one who was woken may find the stack empty again.
// verdict: uncaught-exception
public class BufferIfBad {
    static final int[] slots = new int[2];
    static int used;

    static synchronized void put(int value) {
        slots[used++] = value;
        BufferIfBad.class.notifyAll();
    }

    static synchronized int take() throws InterruptedException {
        if (used == 0) {
            BufferIfBad.class.wait();
        }
        return slots[--used];
    }

    static void produce() {
        put(1);
        put(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BufferIfBad::take, BufferIfBad::take, BufferIfBad::produce);
    }
}
