// jars: junit4.jar hamcrest-core.jar
// JUnit 4: its core runner on tests with fixtures, rules, parameters and expected exceptions.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assume.assumeTrue;

import java.util.Arrays;
import org.junit.After;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TestName;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.RunWith;
import org.junit.runners.MethodSorters;
import org.junit.runners.Parameterized;

public class LibJunit4 {
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class Plain {
        @Rule public TestName name = new TestName();

        @BeforeClass
        public static void once() {
            System.out.println("once");
        }

        @Before
        public void before() {
            System.out.println("before " + name.getMethodName());
        }

        @After
        public void after() {
            System.out.println("after");
        }

        @Test
        public void fails() {
            assertEquals("texts differ", "expected", "exposed");
        }

        @Test(expected = ArithmeticException.class)
        public void throwsAsExpected() {
            System.out.println(1 / (name.getMethodName().length() - 16));
        }

        @Test
        public void passes() {
            assertThrows(NullPointerException.class, () -> ((Object) null).hashCode());
        }

        @Test
        public void assumes() {
            assumeTrue(false);
        }

        @Test
        @Ignore
        public void ignored() {}
    }

    @RunWith(Parameterized.class)
    public static class Many {
        @Parameterized.Parameter public int n;

        @Parameterized.Parameters(name = "n={0}")
        public static Iterable<Integer> values() {
            return Arrays.asList(1, 2, 3);
        }

        @Test
        public void odd() {
            assertEquals(1, n % 2);
        }
    }

    public static void main(String[] args) {
        Result result = new JUnitCore().run(Plain.class, Many.class);
        System.out.println(result.getRunCount() + " " + result.getFailureCount() + " " + result.getIgnoreCount() + " "
                + result.getAssumptionFailureCount());
        result.getFailures().forEach(System.out::println);
    }
}
