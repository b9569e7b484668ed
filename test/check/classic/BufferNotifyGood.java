// A buffer of one slot; the producer and both consumers wait at the same monitor.
// verdict: clean
public class BufferNotifyGood {
    static int used;

    static synchronized void put() throws InterruptedException {
        while (used == 1) {
            BufferNotifyGood.class.wait();
        }
        used++;
        BufferNotifyGood.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (used == 0) {
            BufferNotifyGood.class.wait();
        }
        used--;
        BufferNotifyGood.class.notifyAll();
    }

    static void produce() throws InterruptedException {
        put();
        put();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BufferNotifyGood::produce, BufferNotifyGood::take, BufferNotifyGood::take);
        assert used == 0;
    }
}
