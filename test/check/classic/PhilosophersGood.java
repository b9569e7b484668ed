// Three philosophers eat with two forks each, twice.
// verdict: clean
public class PhilosophersGood {
    static final class Philosopher extends Thread {
        private final Object first, second;
        private int meals;

        Philosopher(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            while (meals < 2) {
                synchronized (first) {
                    synchronized (second) {
                        meals++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object();
        Philosopher[] all = {new Philosopher(a, b), new Philosopher(b, c), new Philosopher(a, c)};
        for (Philosopher philosopher : all) {
            philosopher.start();
        }
        for (Philosopher philosopher : all) {
            philosopher.join();
            assert philosopher.meals == 2;
        }
    }
}
