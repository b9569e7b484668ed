/**
 * Dining philosophers: each takes its left fork, then its right one. All with the left fork in
 * hand: nobody goes on. Arguments: number of philosophers (3), meals of each (1).
 */
public class Philosophers {
    static final class Fork {
    }

    static final class Philosopher extends Thread {
        private final Fork left;
        private final Fork right;
        private final int meals;
        private int count;

        Philosopher(Fork left, Fork right, int meals) {
            this.left = left;
            this.right = right;
            this.meals = meals;
        }

        @Override
        public void run() {
            for (int i = 0; i < meals; i++) {
                synchronized (left) {
                    synchronized (right) {
                        count++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int meals = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        Philosopher[] table = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            table[i] = new Philosopher(forks[i], forks[(i + 1) % n], meals);
        }
        for (Philosopher philosopher : table) {
            philosopher.start();
        }
        int eaten = 0;
        for (Philosopher philosopher : table) {
            philosopher.join();
            eaten += philosopher.count;
        }
        System.out.println("meals eaten: " + eaten);
    }
}
