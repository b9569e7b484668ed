// check: --outcomes
import gov.nasa.jpf.util.test.TestJPF;
import gov.nasa.jpf.vm.Verify;

/** A test written for Java PathFinder: what it guards is searched. */
public class VerifyTest extends TestJPF {
    void testChoice() {
        if (verifyNoPropertyViolation("+some.option=1")) {
            int value = Verify.getInt(0, 2);
            assertTrue(value >= 0);
            System.out.println(value);
        } else {
            System.out.println("not searched");
        }
    }

    public static void main(String[] args) {
        new VerifyTest().testChoice();
        assertEquals(true, isJPFRun());
    }
}
