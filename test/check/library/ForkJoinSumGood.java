import java.util.concurrent.RecursiveTask;

// The sum of two numbers, by a task that forks one half and computes the other.
// verdict: clean
public class ForkJoinSumGood {
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
                return numbers[from];
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle), right = new Sum(middle, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) {
        sum = new Sum(0, 2).compute();
        assert sum == 3 : sum;
    }
}
