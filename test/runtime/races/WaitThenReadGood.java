// A buffer is filled outside the monitor; full says under the monitor that it is.
// run --race=hb: none
public class WaitThenReadGood {
    static final Object monitor = new Object();
    static final int[] buffer = new int[4];
    static boolean full;

    static void produce() {
        for (int i = 0; i < buffer.length; i++) {
            buffer[i] = i;
        }
        announce();
    }

    static void announce() {
        synchronized (monitor) {
            full = true;
            monitor.notify();
        }
    }

    static int consume() throws InterruptedException {
        synchronized (monitor) {
            while (!full) {
                monitor.wait();
            }
        }
        int sum = 0;
        for (int element : buffer) {
            sum += element;
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] sum = new int[1];
        Run.all(WaitThenReadGood::produce, () -> sum[0] = consume());
    }
}
