// A join with a time limit, after which the thread has really ended.
// run --race=hb: none
public class TimedJoinGood {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Run.thread(() -> {
            Thread.sleep(50);
            result = 42;
        });
        thread.start();
        thread.join(100000);
        int seen = result;
        assert seen == 0 || seen == 42;
    }
}
