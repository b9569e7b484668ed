import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

// A sum is computed by two forked tasks.
// bug: both add to a static field.
// run --race=hb: data-race ForkJoinSumBad.total
public class ForkJoinSumBad {
    static int total;

    static final class Part extends RecursiveTask<Integer> {
        private final int from, to;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from > 1) {
                Part left = new Part(from, (from + to) / 2), right = new Part((from + to) / 2, to);
                left.fork();
                return right.compute() + left.join();
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            total += from;
            return from;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Part(1, 3));
        pool.shutdown();
    }
}
