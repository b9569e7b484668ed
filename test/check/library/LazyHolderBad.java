import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A value in a holder class, whose initialiser has it computed by a pool when it is first needed.
// bug: the task is a lambda of the holder itself, so the pool's thread waits for the initialiser, which waits for it.
// verdict: deadlock
public class LazyHolderBad {
    static int compute() {
        return 42;
    }

    static final class Holder {
        static final int value;

        static {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            try {
                value = pool.submit(() -> compute()).get();
            } catch (Exception e) {
                throw new ExceptionInInitializerError(e);
            } finally {
                pool.shutdown();
            }
        }
    }

    static void use() {
        assert Holder.value == 42;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LazyHolderBad::use, LazyHolderBad::use);
    }
}
