package havelock;

import java.util.concurrent.ThreadLocalRandom;

/**
 * How a program talks to Havelock's model checker. Under {@code havelock check} every value that a choice can have is
 * tried; on an ordinary JVM a choice is random, and the other methods do nothing.
 */
public final class Verify {
    private Verify() {}

    /** Is this program being model checked? */
    public static boolean isChecking() {
        return false;
    }

    /** false and true; false is tried first. */
    public static boolean getBoolean() {
        return ThreadLocalRandom.current().nextBoolean();
    }

    /** false and true, in the order asked for. */
    public static boolean getBoolean(boolean falseFirst) {
        return getBoolean();
    }

    /** Every value from min to max, both included. */
    public static int getInt(int min, int max) {
        return max <= min ? min : (int) ThreadLocalRandom.current().nextLong(min, max + 1L);
    }

    /** Each of the values given. */
    public static int getIntFromList(int... values) {
        return values[getInt(0, values.length - 1)];
    }

    /** Each of the values given. */
    public static long getLongFromList(long... values) {
        return values[getInt(0, values.length - 1)];
    }

    /** Each of the values given. */
    public static double getDoubleFromList(double... values) {
        return values[getInt(0, values.length - 1)];
    }

    /** Every value from 0 to max, both included. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** false and true. */
    public static boolean randomBool() {
        return getBoolean();
    }

    /** Where the condition holds, the execution is of no interest: it is not followed any further. */
    public static void ignoreIf(boolean condition) {}

    /** Up to the matching {@link #endAtomic} no other thread runs, unless this one cannot go on. */
    public static void beginAtomic() {}

    /** Ends what {@link #beginAtomic} began. */
    public static void endAtomic() {}

    /** Other threads may run here, as at an access to shared data. */
    public static void breakTransition() {}

    /** A hint that executions where the condition holds are worth looking at first. */
    public static void interesting(boolean condition) {}
}
