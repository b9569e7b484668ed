// Two threads, one of which waits for the end of the other.
// verdict: clean
public class JoinCycleGood {
    static volatile Thread left, right;

    static void endAfter(Thread other) throws InterruptedException {
        if (other != null) {
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Run.thread(() -> endAfter(right));
        Thread two = Run.thread(() -> { });
        left = one;
        one.start();
        right = two;
        two.start();
        one.join();
        two.join();
    }
}
