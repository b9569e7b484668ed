// A buffer of one slot; the producer and both consumers wait at the same monitor.
// bug: notify can wake the other consumer instead of the producer, and the signal is lost.
// verdict: deadlock
public class BufferNotifyBad {
    static int used;

    static synchronized void put() throws InterruptedException {
        while (used == 1) {
            BufferNotifyBad.class.wait();
        }
        used++;
        BufferNotifyBad.class.notify();
    }

    static synchronized void take() throws InterruptedException {
        while (used == 0) {
            BufferNotifyBad.class.wait();
        }
        used--;
        BufferNotifyBad.class.notify();
    }

    static void produce() throws InterruptedException {
        put();
        put();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BufferNotifyBad::produce, BufferNotifyBad::take, BufferNotifyBad::take);
        assert used == 0;
    }
}
