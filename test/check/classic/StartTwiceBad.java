// Two threads make sure that a third one is started.
// bug: testing and setting the flag are not one step; the second start throws.
// verdict: uncaught-exception
public class StartTwiceBad {
    static final Thread helper = new Thread(() -> { });
    static volatile boolean started;

    static void ensureStarted() {
        if (!started) {
            started = true;
            helper.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StartTwiceBad::ensureStarted, StartTwiceBad::ensureStarted);
        helper.join();
    }
}
