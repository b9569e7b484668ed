import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

// What a task forks is stolen by the other worker of the pool, or not.
// check: --outcomes
public class TaskStolen {
    static int count;

    static class Whole extends RecursiveAction {
        @Override
        protected void compute() {
            ForkJoinTask<?> half = ForkJoinTask.adapt(() -> {
                count++;
            }).fork();
            count++;
            half.join();
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Whole());
        System.out.println(count);
    }
}
