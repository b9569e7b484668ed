import java.util.concurrent.CountDownLatch;

// A value goes through two hand-overs: what orders is transitive.
// bug: the second one does not wait for the first.
// run --race=hb: data-race TwoRelaysBad.value
public class TwoRelaysBad {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            first.countDown();
        }, () -> {
            second.countDown();
        }, () -> {
            second.await();
            seen[0] = value;
        });
    }
}
