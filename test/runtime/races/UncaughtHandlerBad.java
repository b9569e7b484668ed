// A thread ends with an exception; its handler notes it. The main thread reads that after the join.
// bug: it reads it before.
// run --race=hb: data-race UncaughtHandlerBad.failure
public class UncaughtHandlerBad {
    static String failure;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("broken");
        });
        thread.setUncaughtExceptionHandler((t, e) -> failure = e.getMessage());
        thread.start();
        String seen = failure;
        thread.join();
        assert seen == null || seen.equals("broken");
    }
}
