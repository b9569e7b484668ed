// A thread ends with an exception; its handler notes it. The main thread reads that after the join.
// run --race=hb: none
public class UncaughtHandlerGood {
    static String failure;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("broken");
        });
        thread.setUncaughtExceptionHandler((t, e) -> failure = e.getMessage());
        thread.start();
        thread.join();
        String seen = failure;
        assert seen == null || seen.equals("broken");
    }
}
