// A thread waits in a monitor until the value is there.
// bug: it looks at the value outside the monitor.
// run --race=hb: data-race Slot.value
public class GuardedWaitBad {
    static final class Slot {
        private int value;

        synchronized void set(int value) {
            this.value = value;
            notifyAll();
        }

        synchronized int await() throws InterruptedException {
            while (value == 0) {
                wait();
            }
            return value;
        }

        int get() throws InterruptedException {
            return value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot();
        int[] seen = new int[1];
        Run.all(() -> slot.set(42), () -> seen[0] = slot.get());
    }
}
