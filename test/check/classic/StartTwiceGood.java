// Two threads make sure that a third one is started.
// verdict: clean
public class StartTwiceGood {
    static final Thread helper = new Thread(() -> { });
    static volatile boolean started;

    static synchronized void ensureStarted() {
        if (!started) {
            started = true;
            helper.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StartTwiceGood::ensureStarted, StartTwiceGood::ensureStarted);
        helper.join();
    }
}
