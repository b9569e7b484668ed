import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Calls every member of Target by reflection and through its synthesised class Invoke_NAME, with arguments right and
 * wrong, and says where the outcomes differ.
 */
public class Invocations {
    interface Face {
        String face(int a, String b);

        static long faceStatic(long a) {
            return a + 1;
        }

        default String faceDefault(Object o) {
            return "default " + o;
        }
    }

    public static class Target implements Face {
        public final String made;

        public Target() {
            made = "empty";
        }

        public Target(int a, Integer b) {
            made = a + "/" + b;
        }

        public Target(String message) {
            if (message != null && message.isEmpty())
                throw new IllegalStateException("made in vain");
            made = message;
        }

        @Override public String face(int a, String b) {
            return a + b;
        }

        public static void nothing() {}

        public static boolean takeZ(boolean x) {
            return !x;
        }

        public static byte takeB(byte x) {
            return (byte) (x + 1);
        }

        public static char takeC(char x) {
            return (char) (x + 1);
        }

        public static short takeS(short x) {
            return (short) (x + 1);
        }

        public static int takeI(int x) {
            return x + 1;
        }

        public static long takeJ(long x) {
            return x + 1;
        }

        public static float takeF(float x) {
            return x + 1;
        }

        public static double takeD(double x) {
            return x + 1;
        }

        public static Object takeL(Object x) {
            return x;
        }

        public static String takeString(String x) {
            return x;
        }

        public static int takeArray(int[] x) {
            return x == null ? -1 : x.length;
        }

        public static CharSequence takeInterface(CharSequence x) {
            return x;
        }

        public String mixed(long a, String b, double c, char d) {
            return a + b + c + d + made;
        }

        public void throwsError(String which) throws Exception {
            switch (which == null ? "null" : which) {
                case "s" -> throw new Exception("checked");
                case "null" -> throw new NullPointerException("mine");
                default -> throw new ClassCastException("mine too");
            }
        }

        public static int castsInside(Object o) {
            return ((String) o).length();
        }
    }

    static final Object[] VALUES = {null, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "s", new StringBuilder("b"),
        new int[2], List.of(), new java.math.BigInteger("7"), ""};

    interface Call {
        Object call() throws Throwable;
    }

    static String outcome(Call call) {
        try {
            Object result = call.call();
            if (result instanceof Target target)
                return "made " + target.made;
            if (result == null)
                return "null";
            return result.getClass().getName() + " " + (result.getClass().isArray() ? "" : result);
        } catch (Throwable t) {
            return describe(t);
        }
    }

    static String describe(Throwable t) {
        return t == null ? "" : t.getClass().getName() + ": " + t.getMessage() + " <- " + describe(t.getCause());
    }

    static int compared, different;

    static void compare(Executable member, Method synthesised, Object receiver, Object[] arguments) {
        String expected = outcome(() -> member instanceof Method method ? method.invoke(receiver, arguments)
            : ((Constructor<?>) member).newInstance(arguments));
        String actual = outcome(() -> {
            try {
                return synthesised.invoke(null, receiver, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
        compared++;
        if (!expected.equals(actual) && different++ < 20)
            System.out.println(member + " " + java.util.Arrays.toString(arguments) + "\n  expected " + expected
                + "\n  actual   " + actual);
    }

    static List<Object[]> argumentLists(int count, Random random) {
        List<Object[]> lists = new ArrayList<>();
        lists.add(null);
        lists.add(new Object[count + 1]);
        if (count > 0)
            lists.add(new Object[count - 1]);
        if (count == 0)
            lists.add(new Object[0]);
        for (int k = 0; count > 0 && k < (count == 1 ? VALUES.length : 400); k++) {
            Object[] list = new Object[count];
            for (int i = 0; i < count; i++)
                list[i] = VALUES[count == 1 ? k : random.nextInt(VALUES.length)];
            lists.add(list);
        }
        return lists;
    }

    static Executable find(String name) throws Exception {
        if (name.startsWith("new"))
            for (Constructor<?> constructor : Target.class.getConstructors())
                if (constructor.getParameterCount() == Integer.parseInt(name.substring(3)))
                    return constructor;
        for (Class<?> owner : new Class<?>[] {Target.class, Face.class})
            for (Method method : owner.getDeclaredMethods())
                if (method.getName().equals(name) && !method.isBridge()
                    && (owner == Face.class) == name.startsWith("face"))
                    return method;
        throw new NoSuchMethodException(name);
    }

    public static void main(String[] args) throws Exception {
        for (String name : args) {
            Executable member = find(name);
            member.setAccessible(true);
            Method synthesised = Class.forName("Invoke_" + name).getMethod("invoke", Object.class, Object[].class);
            Object right = new Target();
            for (Object[] arguments : argumentLists(member.getParameterCount(), new Random(1)))
                for (Object receiver : new Object[] {right, null, "wrong"})
                    compare(member, synthesised, receiver, arguments);
        }
        boolean good = compared > args.length * 9 && different == 0;
        System.out.println(good ? "done" : different + " of " + compared + " differ");
    }
}
