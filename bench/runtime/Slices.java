/** Four threads smooth an array, each its own slice of it, step by step: shared data, few locks. */
public class Slices {
    static final int LENGTH = 40_000, THREADS = 4, STEPS = 300;

    static void smooth(double[] from, double[] to, int start, int end) {
        for (int i = start; i < end; i++) {
            double left = from[i == 0 ? 0 : i - 1], right = from[i == LENGTH - 1 ? i : i + 1];
            to[i] = (left + 2 * from[i] + right) / 4;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        double[] now = new double[LENGTH], next = new double[LENGTH];
        for (int i = 0; i < LENGTH; i++) now[i] = i % 97;
        for (int step = 0; step < STEPS; step++) {
            Thread[] threads = new Thread[THREADS];
            double[] from = now, to = next;
            for (int k = 0; k < THREADS; k++) {
                int start = k * (LENGTH / THREADS), end = start + LENGTH / THREADS;
                threads[k] = new Thread(() -> smooth(from, to, start, end));
                threads[k].start();
            }
            for (Thread thread : threads) thread.join();
            now = to;
            next = from;
        }
        double sum = 0;
        for (double value : now) sum += value;
        System.out.println(Math.round(sum));
    }
}
