// check: --outcomes
import gov.nasa.jpf.vm.Verify;

/** Every value with so many bits changed, and a choice at which others may run. */
public class VerifyFlips {
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        long flipped = Verify.getBitFlip(0L, 2, 3);
        boolean not = Verify.getBitFlip(true, 1);
        int same = Verify.getBitFlip(7, 0);
        Thread other = new Thread(() -> seen = 1);
        other.start();
        int before = seen;
        int chosen = Verify.breakTransition("here", 4, 5);
        System.out.println(flipped + " " + not + " " + same + " " + before + seen + " " + chosen);
        other.join();
    }
}
