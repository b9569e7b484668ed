// check: --hunt-time=0
import havelock.Verify;

/** A program can end its search; a counter counts over all paths. */
public class VerifyTerminate {
    public static void main(String[] args) {
        int value = Verify.getInt(1, 5);
        if (Verify.incrementCounter(0) == 3) {
            Verify.terminateSearch();
        }
        assert value < 5 : "is not reached";
    }
}
