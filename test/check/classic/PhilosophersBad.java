// Three philosophers eat with two forks each, twice.
// bug: all take the left fork first.
// verdict: deadlock
public class PhilosophersBad {
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
        Philosopher[] all = {new Philosopher(a, b), new Philosopher(b, c), new Philosopher(c, a)};
        for (Philosopher philosopher : all) {
            philosopher.start();
        }
        for (Philosopher philosopher : all) {
            philosopher.join();
            assert philosopher.meals == 2;
        }
    }
}
