package gov.nasa.jpf.util.test;

import gov.nasa.jpf.vm.Verify;

/**
 * For unit tests written for Java PathFinder: what {@code if (verify...())} guards runs under {@code havelock check --test},
 * whose verdict is the result; elsewhere it is left out. Arguments, which were options of Java PathFinder, are not looked at.
 */
public abstract class TestJPF {
    public static boolean isJPFRun() {
        return Verify.isRunningInJPF();
    }

    public static boolean isJUnitRun() {
        return !isJPFRun();
    }

    protected boolean verifyNoPropertyViolation(String... options) {
        return isJPFRun();
    }

    protected boolean verifyAssertionError(String... options) {
        return isJPFRun();
    }

    protected boolean verifyAssertionErrorDetails(String details, String... options) {
        return isJPFRun();
    }

    protected boolean verifyUnhandledException(String exception, String... options) {
        return isJPFRun();
    }

    protected boolean verifyUnhandledExceptionDetails(String exception, String details, String... options) {
        return isJPFRun();
    }

    protected boolean verifyDeadlock(String... options) {
        return isJPFRun();
    }

    protected static void runTestsOfThisClass(String... names) {
        System.out.println("use: havelock check --test CLASS#METHOD");
    }

    public static void fail(String message) {
        throw new AssertionError(message);
    }

    public static void fail() {
        fail("");
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) fail(message);
    }

    public static void assertTrue(boolean condition) {
        assertTrue("", condition);
    }

    public static void assertFalse(String message, boolean condition) {
        assertTrue(message, !condition);
    }

    public static void assertFalse(boolean condition) {
        assertTrue("", !condition);
    }

    public static void assertEquals(String message, Object expected, Object actual) {
        if (expected == null ? actual != null : !expected.equals(actual))
            fail((message.isEmpty() ? "" : message + ": ") + "expected " + expected + ", got " + actual);
    }

    public static void assertEquals(Object expected, Object actual) {
        assertEquals("", expected, actual);
    }

    public static void assertEquals(int expected, int actual) {
        assertEquals("", (Object) expected, actual);
    }

    public static void assertEquals(long expected, long actual) {
        assertEquals("", (Object) expected, actual);
    }

    public static void assertEquals(double expected, double actual, double delta) {
        assertTrue("expected " + expected + ", got " + actual, Math.abs(expected - actual) <= delta);
    }

    public static void assertNull(Object object) {
        assertTrue("expected null, got " + object, object == null);
    }

    public static void assertNotNull(Object object) {
        assertTrue("null", object != null);
    }

    public static void assertSame(Object expected, Object actual) {
        assertTrue("expected the same as " + expected + ", got " + actual, expected == actual);
    }
}
