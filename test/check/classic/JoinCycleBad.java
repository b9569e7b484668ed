// Two threads, one of which waits for the end of the other.
// bug: each waits for the end of the other, if both know each other in time.
// verdict: deadlock
public class JoinCycleBad {
    static volatile Thread left, right;

    static void endAfter(Thread other) throws InterruptedException {
        if (other != null) {
            other.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Run.thread(() -> endAfter(right));
        Thread two = Run.thread(() -> endAfter(left));
        left = one;
        one.start();
        right = two;
        two.start();
        one.join();
        two.join();
    }
}
