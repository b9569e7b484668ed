// A join with a time limit, after which the thread has really ended.
// bug: the time is too short, and nobody asks.
// run --race=hb: data-race TimedJoinBad.result
public class TimedJoinBad {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Run.thread(() -> {
            Thread.sleep(50);
            result = 42;
        });
        thread.start();
        thread.join(1);
        int seen = result;
        assert seen == 0 || seen == 42;
    }
}
