// The main thread looks until the other one is not alive any more.
// run --race=hb: none
public class IsAliveGood {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Run.thread(() -> {
            Thread.sleep(50);
            result = 42;
        });
        thread.start();
        while (thread.isAlive()) {
            Thread.sleep(10);
        }
        int seen = result;
        assert seen == 0 || seen == 42;
    }
}
