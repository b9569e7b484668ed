// Main reads a result that a thread computes.
// verdict: clean
public class SleepInsteadOfJoinGood {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        worker.join();
        assert result == 42 : "the result is not there yet";
    }
}
