// check: --hunt-time=0
import havelock.Verify;

/** A program can end its search. */
public class VerifyTerminate {
    public static void main(String[] args) {
        int value = Verify.getInt(1, 5);
        Verify.resetCounter(0);
        if (Verify.incrementCounter(0) == 1 && value == 3) {
            Verify.terminateSearch();
        }
        assert value < 5 : "is not reached";
    }
}
