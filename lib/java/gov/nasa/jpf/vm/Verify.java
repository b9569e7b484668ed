package gov.nasa.jpf.vm;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
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

    public static void setShared(Object object, boolean shared) {}

    public static void freezeSharedness(Object object, boolean frozen) {}

    public static void setPeerClass(Class<?> peer) {}

    public static void setPeerClass(String peer) {}

    // ---- the world outside ----

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
        private static final Map<Object, Map<String, Integer>> notes = new IdentityHashMap<>();

        static synchronized void put(Object object, String key, int value) {
            Map<String, Integer> own = notes.get(object);
            if (own == null) notes.put(object, own = new HashMap<>());
            own.put(key, value);
        }

        static synchronized int get(Object object, String key) {
            Map<String, Integer> own = notes.get(object);
            Integer value = own == null ? null : own.get(key);
            return value == null ? 0 : value;
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

    // ---- what Havelock has no counterpart for ----

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
}
