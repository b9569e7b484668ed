// Two threads start a third one, unless it is started already.
// bug: asking for its state and starting it are two steps, so both may start it.
// verdict: uncaught-exception
public class StartOnceBad {
    static final Thread worker = new Thread(() -> { });

    static void ensureStarted() {
        if (worker.getState() == Thread.State.NEW) {
            worker.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StartOnceBad::ensureStarted, StartOnceBad::ensureStarted);
        worker.join();
    }
}
