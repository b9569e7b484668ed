// Main waits for a thread, at most a second at a time.
// bug: join with a time limit also returns when the thread is not done.
// verdict: assertion
public class TimedJoinBad {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join(1000);
        assert result == 42 : "the result is not there yet";
    }
}
