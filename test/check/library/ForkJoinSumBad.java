import java.util.concurrent.RecursiveTask;

// The sum of two numbers, by a task that forks one half and computes the other.
// bug: the halves add to a common field instead of giving back what they have computed.
// verdict: assertion
public class ForkJoinSumBad {
    static final int[] numbers = {1, 2};
    static int sum;

    static final class Sum extends RecursiveTask<Integer> {
        final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                sum += numbers[from];
                return numbers[from];
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle), right = new Sum(middle, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) {
        new Sum(0, 2).compute();
        assert sum == 3 : sum;
    }
}
