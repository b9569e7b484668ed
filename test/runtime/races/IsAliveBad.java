// The main thread looks until the other one is not alive any more.
// bug: it does not look long enough.
// run --race=hb: data-race IsAliveBad.result
public class IsAliveBad {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Run.thread(() -> {
            Thread.sleep(50);
            result = 42;
        });
        thread.start();
        if (thread.isAlive()) {
            Thread.sleep(10);
        }
        int seen = result;
        assert seen == 0 || seen == 42;
    }
}
