// check: --outcomes
import havelock.Verify;

/** A path that is ignored ends for all threads; what others do before still counts. */
public class IgnoredBeside {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> { x = 1; x = 2; if (x == 2) throw new IllegalStateException("reached"); }).start();
        Verify.ignoreIf(true);
    }
}
