package gov.nasa.jpf.vm;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * For programs written for Java PathFinder: the calls by which they talk to the model checker, understood by
 * {@code havelock check}. What is not declared here is inherited. On an ordinary JVM a choice is random, and the other methods
 * do nothing or what their names say.
 */
public class Verify extends havelock.Verify {
    public static boolean isRunningInJPF() {
        return isChecking();
    }

    public static boolean vmIsMatchingStates() {
        return true;
    }

    public static void assertTrue(boolean condition) {
        assertTrue("", condition);
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) throw new AssertionError(message);
    }

    // ---- what only the search's reports would be about ----

    public static void addComment(String text) {}

    public static void instrumentPoint(String label) {}

    public static void instrumentPointDeep(String label) {}

    public static void instrumentPointDeepRecur(String label, int depth) {}

    public static void log(String logger, int level, String message) {}

    public static void log(String logger, int level, String message, String argument) {}

    public static void log(String logger, int level, String format, Object... arguments) {}

    public static void storeTrace(String file, String comment) {}

    public static void storeTraceIf(boolean condition, String file, String comment) {}

    public static void storeTraceAndTerminate(String file, String comment) {
        terminateSearch();
    }

    public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {
        if (condition) terminateSearch();
    }

    public static boolean isTraceReachable() {
        return true;
    }

    public static boolean isTraceReplay() {
        return false;
    }

    public static void atLabel(String label) {}

    public static void atLabel(int label) {}

    public static void printPathOutput(String message) {}

    public static void printPathOutput(boolean condition, String message) {}

    public static void setShared(Object object, boolean shared) {}

    public static void freezeSharedness(Object object, boolean frozen) {}

    public static void setPeerClass(Class<?> peer) {}

    public static void setPeerClass(String peer) {}

    // ---- choices ----

    /** Every value from min to max, both included; other threads may run here. */
    public static int breakTransition(String reason, int min, int max) {
        return getInt(min, max);
    }

    /** Every value that differs from the given one in so many of its lowest bits. */
    public static long getBitFlip(long value, int flips, int bits) {
        if (flips < 0 || bits > Long.SIZE || flips > bits)
            throw new IllegalArgumentException("cannot flip " + flips + " of " + bits + " bits");
        int at = -1;
        for (int left = flips; left > 0; left--) {
            at = getInt(at + 1, bits - left);
            value ^= 1L << at;
        }
        return value;
    }

    public static long getBitFlip(long value, int flips) {
        return getBitFlip(value, flips, Long.SIZE);
    }

    public static int getBitFlip(int value, int flips) {
        return (int) getBitFlip(value, flips, Integer.SIZE);
    }

    public static short getBitFlip(short value, int flips) {
        return (short) getBitFlip(value, flips, Short.SIZE);
    }

    public static char getBitFlip(char value, int flips) {
        return (char) getBitFlip(value, flips, Character.SIZE);
    }

    public static byte getBitFlip(byte value, int flips) {
        return (byte) getBitFlip(value, flips, Byte.SIZE);
    }

    public static float getBitFlip(float value, int flips) {
        return Float.intBitsToFloat(getBitFlip(Float.floatToRawIntBits(value), flips));
    }

    public static double getBitFlip(double value, int flips) {
        return Double.longBitsToDouble(getBitFlip(Double.doubleToRawLongBits(value), flips));
    }

    public static boolean getBitFlip(boolean value, int flips) {
        return getBitFlip(value ? 1 : 0, flips, 1) != 0;
    }

    // ---- a value that some searches of Java PathFinder go by: data of the program ----

    private static final class Heuristic {
        static int value;
    }

    public static void setHeuristicSearchValue(int value) {
        Heuristic.value = value;
    }

    public static void resetHeuristicSearchValue() {
        setHeuristicSearchValue(0);
    }

    public static int getHeuristicSearchValue() {
        return Heuristic.value;
    }

    // ---- the world outside ----

    public static void threadPrint(String text) {
        print(Thread.currentThread().getName() + ": " + text);
    }

    public static void threadPrintln(String text) {
        println(Thread.currentThread().getName() + ": " + text);
    }

    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    public static void setProperties(String... settings) {
        for (String setting : settings) {
            int at = setting.indexOf('=');
            if (at > 0) System.setProperty(setting.substring(0, at).trim(), setting.substring(at + 1).trim());
        }
    }

    public static String getProperty(String key) {
        return System.getProperty(key);
    }

    public static void busyWait(long duration) {
        for (long i = 0; i < duration; i++) Thread.yield();
    }

    public static boolean isCalledFromClass(String name) {
        StackTraceElement[] trace = new Throwable().getStackTrace();
        for (int i = 2; i < trace.length; i++)
            if (trace[i].getClassName().equals(name)) return true;
        return false;
    }

    public static void writeObjectToFile(Object object, String file) {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(file))) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static <T> T readObjectFromFile(Class<T> type, String file) {
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(file))) {
            return type.cast(in.readObject());
        } catch (IOException | ClassNotFoundException e) {
            throw new RuntimeException(e);
        }
    }

    // ---- attributes: numbers that are noted beside objects, fields and elements ----

    private static final class Attributes {
        private static final Map<Object, Map<String, int[]>> notes = new IdentityHashMap<>();

        static synchronized int[] all(Object object, String key) {
            Map<String, int[]> own = notes.get(object);
            int[] values = own == null ? null : own.get(key);
            return values == null ? new int[0] : values.clone();
        }

        private static synchronized void set(Object object, String key, int[] values) {
            notes.computeIfAbsent(object, o -> new HashMap<>()).put(key, values);
        }

        static void put(Object object, String key, int value) {
            set(object, key, new int[] {value});
        }

        static synchronized void add(Object object, String key, int value) {
            int[] values = all(object, key), more = Arrays.copyOf(values, values.length + 1);
            more[values.length] = value;
            set(object, key, more);
        }

        static int get(Object object, String key) {
            int[] values = all(object, key);
            return values.length == 0 ? 0 : values[0];
        }
    }

    public static void setObjectAttribute(Object object, int value) {
        Attributes.put(object, "", value);
    }

    public static int getObjectAttribute(Object object) {
        return Attributes.get(object, "");
    }

    public static void setFieldAttribute(Object object, String field, int value) {
        Attributes.put(object, field, value);
    }

    public static int getFieldAttribute(Object object, String field) {
        return Attributes.get(object, field);
    }

    public static void setElementAttribute(Object array, int index, int value) {
        Attributes.put(array, String.valueOf(index), value);
    }

    public static int getElementAttribute(Object array, int index) {
        return Attributes.get(array, String.valueOf(index));
    }

    public static void addObjectAttribute(Object object, int value) {
        Attributes.add(object, "", value);
    }

    public static int[] getObjectAttributes(Object object) {
        return Attributes.all(object, "");
    }

    public static void addFieldAttribute(Object object, String field, int value) {
        Attributes.add(object, field, value);
    }

    public static int[] getFieldAttributes(Object object, String field) {
        return Attributes.all(object, field);
    }

    public static void addElementAttribute(Object array, int index, int value) {
        Attributes.add(array, String.valueOf(index), value);
    }

    public static int[] getElementAttributes(Object array, int index) {
        return Attributes.all(array, String.valueOf(index));
    }

    // ---- what Havelock has no counterpart for: it stops there ----

    private static UnsupportedOperationException unsupported(String name) {
        return new UnsupportedOperationException("Verify." + name + " is not supported by Havelock");
    }

    public static Object getObject(String key) {
        throw unsupported("getObject");
    }

    public static Object randomObject(String type) {
        throw unsupported("randomObject");
    }

    public static <T> T createFromJSON(Class<T> type, String file) {
        throw unsupported("createFromJSON");
    }

    public static void setLocalAttribute(String variable, int value) {
        throw unsupported("setLocalAttribute");
    }

    public static int getLocalAttribute(String variable) {
        throw unsupported("getLocalAttribute");
    }

    public static void addLocalAttribute(String variable, int value) {
        throw unsupported("addLocalAttribute");
    }

    public static int[] getLocalAttributes(String variable) {
        throw unsupported("getLocalAttributes");
    }

    public static boolean isShared(Object object) {
        throw unsupported("isShared");
    }
}
