package gov.nasa.jpf.vm;

import java.util.concurrent.ThreadLocalRandom;

/**
 * For programs written for Java PathFinder: the calls by which they talk to the model checker, understood by
 * {@code havelock check}. On an ordinary JVM a choice is random, and the other methods do nothing.
 */
public class Verify {
    public static boolean isRunningInJPF() {
        return false;
    }

    public static boolean getBoolean() {
        return ThreadLocalRandom.current().nextBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return getBoolean();
    }

    public static int getInt(int min, int max) {
        return max <= min ? min : (int) ThreadLocalRandom.current().nextLong(min, max + 1L);
    }

    public static int getIntFromList(int... values) {
        return values[getInt(0, values.length - 1)];
    }

    public static long getLongFromList(long... values) {
        return values[getInt(0, values.length - 1)];
    }

    public static float getFloatFromList(float... values) {
        return values[getInt(0, values.length - 1)];
    }

    public static double getDoubleFromList(double... values) {
        return values[getInt(0, values.length - 1)];
    }

    public static int random(int max) {
        return getInt(0, max);
    }

    public static boolean randomBool() {
        return getBoolean();
    }

    public static void ignoreIf(boolean condition) {}

    public static void interesting(boolean condition) {}

    public static void boring(boolean condition) {}

    public static void beginAtomic() {}

    public static void endAtomic() {}

    public static void breakTransition() {}

    public static void breakTransition(String reason) {}

    public static void assertTrue(boolean condition) {
        assertTrue("", condition);
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) throw new AssertionError(message);
    }

    public static void addComment(String text) {}

    public static void instrumentPoint(String label) {}

    public static void print(String text) {
        System.out.print(text);
    }

    public static void println(String text) {
        System.out.println(text);
    }

    public static void println() {
        System.out.println();
    }
}
