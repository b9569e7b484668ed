import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

// Two shops are asked at once, and the one that answers first gets the order.
// verdict: clean
public class InvokeAnyGood {
    static final AtomicInteger orders = new AtomicInteger();

    static int ask(int shop) {
        return shop;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> shops = List.of(() -> ask(1), () -> ask(2));
        int winner = pool.invokeAny(shops);
        orders.incrementAndGet();
        pool.shutdown();
        assert winner == 1 || winner == 2;
        assert orders.get() == 1 : orders + " orders";
    }
}
