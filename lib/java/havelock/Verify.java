package havelock;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How a program talks to Havelock's model checker. Under {@code havelock check} every value that a choice can have is
 * tried; on an ordinary JVM a choice is random, and the other methods do nothing or what their names say.
 */
public class Verify {
    /** Counters have numbers below this. */
    public static final int MAX_COUNTERS = 10;

    /** What {@link #getValue} returns for a key without a value. */
    public static final int NO_VALUE = -1;

    protected Verify() {}

    /** Apart, so that programs which make choices only have nothing to initialise. */
    private static final class Notes {
        static final int[] counters = new int[MAX_COUNTERS];
        static final Map<String, Integer> values = new HashMap<>();
        static final Map<Integer, BitSet> bitSets = new HashMap<>();
    }

    /** Is this program being model checked? */
    public static boolean isChecking() {
        return false;
    }

    // ---- choices ----

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
    public static float getFloatFromList(float... values) {
        return values[getInt(0, values.length - 1)];
    }

    /** Each of the values given. */
    public static double getDoubleFromList(double... values) {
        return values[getInt(0, values.length - 1)];
    }

    /** Each of the values given. */
    @SafeVarargs
    public static <T> T getFromList(T... values) {
        return values[getInt(0, values.length - 1)];
    }

    /**
     * A choice that is described by system properties: {@code KEY.min} and {@code KEY.max}, or {@code KEY.values}, a list
     * with colons, commas or blanks between.
     */
    public static int getInt(String key) {
        String[] list = list(key);
        if (list != null) return Integer.parseInt(list[getInt(0, list.length - 1)]);
        return getInt(Integer.parseInt(property(key, "min")), Integer.parseInt(property(key, "max")));
    }

    /** Likewise: {@code KEY.values}, or the three values around {@code KEY.threshold} that are {@code KEY.delta} apart. */
    public static double getDouble(String key) {
        String[] list = list(key);
        if (list != null) return Double.parseDouble(list[getInt(0, list.length - 1)]);
        double delta = Double.parseDouble(property(key, "delta"));
        return Double.parseDouble(property(key, "threshold")) + delta * getInt(-1, 1);
    }

    private static String[] list(String key) {
        String text = System.getProperty(key + ".values");
        return text == null ? null : text.trim().split("[:,\\s]+");
    }

    private static String property(String key, String part) {
        String text = System.getProperty(key + "." + part);
        if (text == null)
            throw new IllegalArgumentException("the choice " + key + " needs -D" + key + ".values or -D" + key + "." + part);
        return text.trim();
    }

    /** Every value from 0 to max, both included. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** false and true. */
    public static boolean randomBool() {
        return getBoolean();
    }

    // ---- paths ----

    /** Where the condition holds, the execution is of no interest: it is not followed any further. */
    public static void ignoreIf(boolean condition) {}

    /** A hint that executions where the condition holds are worth looking at first. */
    public static void interesting(boolean condition) {}

    /** A hint that executions where the condition holds can wait. */
    public static void boring(boolean condition) {}

    /** The search ends here, and is not exhaustive. */
    public static void terminateSearch() {}

    /** Up to the matching {@link #endAtomic} no other thread runs, unless this one cannot go on. */
    public static void beginAtomic() {}

    /** Ends what {@link #beginAtomic} began. */
    public static void endAtomic() {}

    /** Other threads may run here, as at an access to shared data. */
    public static void breakTransition() {}

    /** Other threads may run here, as at an access to shared data. */
    public static void breakTransition(String reason) {}

    // ---- counters and notes: a part of the state, as other data of the program ----

    public static int getCounter(int id) {
        return Notes.counters[id];
    }

    public static void setCounter(int id, int value) {
        Notes.counters[id] = value;
    }

    public static void resetCounter(int id) {
        setCounter(id, 0);
    }

    public static int incrementCounter(int id) {
        setCounter(id, getCounter(id) + 1);
        return getCounter(id);
    }

    public static void putValue(String key, int value) {
        synchronized (Notes.values) {
            Notes.values.put(key, value);
        }
    }

    public static int getValue(String key) {
        synchronized (Notes.values) {
            return Notes.values.getOrDefault(key, NO_VALUE);
        }
    }

    public static void setBitInBitSet(int id, int bit, boolean value) {
        synchronized (Notes.bitSets) {
            BitSet bits = Notes.bitSets.get(id);
            if (bits == null) Notes.bitSets.put(id, bits = new BitSet());
            bits.set(bit, value);
        }
    }

    public static boolean getBitInBitSet(int id, int bit) {
        synchronized (Notes.bitSets) {
            BitSet bits = Notes.bitSets.get(id);
            return bits != null && bits.get(bit);
        }
    }

    // ---- text ----

    public static void print(String text) {
        System.out.print(text);
    }

    public static void print(String text, int value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String text, boolean value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String... parts) {
        System.out.print(String.join("", parts));
    }

    public static void println(String text) {
        System.out.println(text);
    }

    public static void println(String... parts) {
        System.out.println(String.join("", parts));
    }

    public static void println() {
        System.out.println();
    }
}
