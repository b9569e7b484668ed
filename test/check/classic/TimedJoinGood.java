// Main waits for a thread, at most a second at a time.
// verdict: clean
public class TimedJoinGood {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        do {
            worker.join(1000);
        } while (worker.isAlive());
        assert result == 42 : "the result is not there yet";
    }
}
