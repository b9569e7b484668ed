// Main reads a result that a thread computes.
// bug: main sleeps for a while instead of waiting for the thread.
// verdict: assertion
public class SleepInsteadOfJoinBad {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        Thread.sleep(1000);
        assert result == 42 : "the result is not there yet";
    }
}
