import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Calls every method of NpeSites and prints where a NullPointerException arose and what its message is.
 *  One line each: class, method, byte offset, message, separated by tabs. */
class NpeProbe {
    /** HotSpot's own: method numbers, byte offsets (in the high half), classes, names. Needs
     *  --add-opens java.base/java.lang=ALL-UNNAMED. */
    static Object[] backtrace(Throwable t) throws Exception {
        Field f = Throwable.class.getDeclaredField("backtrace");
        f.setAccessible(true);
        return (Object[]) f.get(t);
    }

    static int offset(Throwable t) throws Exception { return ((int[]) backtrace(t)[1])[0] >>> 16; }

    static Object zero(Class<?> type) {
        if (type == boolean.class) return false;
        if (type == int.class) return 0;
        if (type == long.class) return 0L;
        if (type == double.class) return 0.0;
        return null;
    }

    static void call(Method m) throws Exception {
        Object[] arguments = Arrays.stream(m.getParameterTypes()).map(NpeProbe::zero).toArray();
        Constructor<?> constructor = NpeSites.class.getDeclaredConstructor();
        try {
            m.invoke(Modifier.isStatic(m.getModifiers()) ? null : constructor.newInstance(), arguments);
        } catch (InvocationTargetException e) {
            report(e.getCause());
        }
    }

    static void report(Throwable t) throws Exception {
        int offset = offset(t); // before getStackTrace, which drops the backtrace
        String message = t.getMessage();
        StackTraceElement top = t.getStackTrace()[0];
        if (t instanceof NullPointerException && top.getClassName().startsWith("NpeSites"))
            System.out.println(top.getClassName() + "\t" + top.getMethodName() + "\t" + offset + "\t" + message);
    }

    public static void main(String[] args) throws Exception {
        System.setOut(new java.io.PrintStream(System.out, true, "UTF-8"));
        Method[] methods = NpeSites.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods)
            if (!m.isSynthetic()) {
                m.setAccessible(true);
                call(m);
            }
    }
}
