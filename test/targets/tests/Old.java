import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

public class Old {
    public static Test suite() {
        TestSuite suite = new TestSuite();
        suite.addTestSuite(InSuite.class);
        return suite;
    }

    public static class InSuite extends TestCase {
        public void testIt() {
            System.out.println("in the suite");
        }
    }
}
