// fatal: Verify.%s is not supported
import gov.nasa.jpf.vm.Verify;

/** What Java PathFinder has and Havelock has not: no exception of the program. */
public class VerifyUnsupported {
    public static void main(String[] args) {
        try {
            System.out.println(Verify.createFromJSON(String.class, "{}"));
        } catch (UnsupportedOperationException e) {
            System.out.println("caught");
        }
    }
}
