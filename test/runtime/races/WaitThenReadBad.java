// A buffer is filled outside the monitor; full says under the monitor that it is.
// bug: it is filled on after that.
// run --race=hb: data-race int[]
public class WaitThenReadBad {
    static final Object monitor = new Object();
    static final int[] buffer = new int[4];
    static boolean full;

    static void produce() {
        for (int i = 0; i < buffer.length; i++) {
            if (i == buffer.length - 1) {
                announce();
            }
            buffer[i] = i;
        }
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
        Run.all(WaitThenReadBad::produce, () -> sum[0] = consume());
    }
}
