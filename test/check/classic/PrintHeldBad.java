// A meter prints what it counts; a reporter prints meters.
// bug: the meter prints while it holds its own lock, and printf asks the meter for its text while it holds the stream's.
// verdict: deadlock
public class PrintHeldBad {
    static final class Meter {
        private int count;

        synchronized void tick() {
            count++;
            System.out.println(count);
        }

        @Override
        public synchronized String toString() {
            return "count " + count;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Meter meter = new Meter();
        Run.all(meter::tick, () -> System.out.printf("%s%n", meter));
    }
}
