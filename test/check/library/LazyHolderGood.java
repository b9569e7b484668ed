import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A value in a holder class, whose initialiser has it computed by a pool when it is first needed.
// verdict: clean
public class LazyHolderGood {
    static int compute() {
        return 42;
    }

    static final class Holder {
        static final int value;

        static {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            try {
                value = pool.submit(LazyHolderGood::compute).get();
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
        Run.all(LazyHolderGood::use, LazyHolderGood::use);
    }
}
