import java.util.concurrent.CountDownLatch;

// A value goes through two hand-overs: what orders is transitive.
// run --race=hb: none
public class TwoRelaysGood {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            first.countDown();
        }, () -> {
            first.await();
            second.countDown();
        }, () -> {
            second.await();
            seen[0] = value;
        });
    }
}
