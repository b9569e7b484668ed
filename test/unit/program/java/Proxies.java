import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a list of proxies ("CLASS KIND OWNER NAME DESCRIPTOR CALL" or "refused ..."), calls each beside the method
 * handle that asType makes, and says where the outcomes differ.
 */
public class Proxies {
    public interface Face {
        String face(int a);

        static Long make(long a) {
            return a;
        }
    }

    public static class Target implements Face {
        public int number = 1;
        public String text = "t";
        public static long wide = 2;
        public static Object any = "any";

        public Target() {}

        public Target(int number, String text) {
            this.number = number;
            this.text = text;
        }

        @Override public String face(int a) {
            return "face " + a + text;
        }

        @Override public String toString() {
            return "target " + number + text + wide + any;
        }

        public String three(long a, String b, char c) {
            return a + b + c;
        }

        public static void nothing(Object o) {}

        public static boolean idZ(boolean x) {
            return x;
        }

        public static byte idB(byte x) {
            return x;
        }

        public static char idC(char x) {
            return x;
        }

        public static short idS(short x) {
            return x;
        }

        public static int idI(int x) {
            return x;
        }

        public static long idJ(long x) {
            return x;
        }

        public static float idF(float x) {
            return x;
        }

        public static double idD(double x) {
            return x;
        }

        public static Object idL(Object x) {
            return x;
        }

        public static Integer idBox(Integer x) {
            return x;
        }

        public static Number idNumber(Number x) {
            return x;
        }

        public static String[] idArray(String[] x) {
            return x;
        }
    }

    static final Object[] VALUES = {null, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.5, "s",
        new java.math.BigDecimal("1.5"), new String[] {"e"}, new Target()};

    static MethodHandle find(int kind, Class<?> owner, String name, String descriptor) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        ClassLoader loader = Proxies.class.getClassLoader();
        if (kind <= 4) {
            Class<?> type = MethodType.fromMethodDescriptorString("()" + descriptor, loader).returnType();
            return switch (kind) {
                case 1 -> lookup.findGetter(owner, name, type);
                case 2 -> lookup.findStaticGetter(owner, name, type);
                case 3 -> lookup.findSetter(owner, name, type);
                default -> lookup.findStaticSetter(owner, name, type);
            };
        }
        MethodType type = MethodType.fromMethodDescriptorString(descriptor, loader);
        return switch (kind) {
            case 6 -> lookup.findStatic(owner, name, type);
            case 8 -> lookup.findConstructor(owner, type);
            default -> lookup.findVirtual(owner, name, type);
        };
    }

    static boolean fits(Class<?> type, Object value) {
        if (type.isPrimitive())
            return value != null && MethodType.methodType(type).wrap().returnType() == value.getClass();
        return value == null || type.isInstance(value);
    }

    static List<Object[]> argumentLists(MethodType type) {
        List<Object[]> lists = new ArrayList<>();
        lists.add(new Object[type.parameterCount()]);
        for (int i = 0; i < type.parameterCount(); i++) {
            List<Object[]> longer = new ArrayList<>();
            for (Object[] list : lists)
                for (Object value : VALUES)
                    if (fits(type.parameterType(i), value)) {
                        Object[] copy = list.clone();
                        copy[i] = value;
                        longer.add(copy);
                    }
            lists = longer;
        }
        return lists.size() > 400 ? lists.subList(0, 400) : lists;
    }

    static String outcome(MethodHandle handle, Object[] arguments) {
        try {
            Object result = handle.invokeWithArguments(arguments);
            if (result instanceof Object[] array)
                return "array " + array.length;
            return result == null ? "null" : result.getClass().getName() + " " + result;
        } catch (Throwable t) {
            String message = t.getMessage();
            /* A null box is unboxed by different methods, and its message tells which. */
            return t.getClass().getName() + ": " + (t instanceof NullPointerException ? "" : message);
        }
    }

    static int compared, different;

    static void differ(String line, String expected, String actual) {
        if (different++ < 30)
            System.out.println(line + "\n  expected " + expected + "\n  actual   " + actual);
    }

    static void compare(String line) throws Exception {
        String[] words = line.split(" ");
        ClassLoader loader = Proxies.class.getClassLoader();
        Class<?> owner = Class.forName(words[2].replace('/', '.'));
        MethodHandle direct = find(Integer.parseInt(words[1]), owner, words[3], words[4]);
        MethodType type = MethodType.fromMethodDescriptorString(words[5], loader);
        MethodHandle expected;
        try {
            expected = direct.asType(type);
        } catch (WrongMethodTypeException e) {
            compared++;
            if (!words[0].equals("refused"))
                differ(line, "refused", "made");
            return;
        }
        if (words[0].equals("refused")) {
            differ(line, "made", "refused");
            return;
        }
        MethodHandle actual = MethodHandles.lookup().findStatic(Class.forName(words[0]), "call", type);
        for (Object[] arguments : argumentLists(type)) {
            compared++;
            String a = outcome(expected, arguments), b = outcome(actual, arguments);
            if (!a.equals(b))
                differ(line + " " + java.util.Arrays.toString(arguments), a, b);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[0])))
            compare(line);
        System.out.println(compared > 500 && different == 0 ? "done" : different + " of " + compared + " differ");
    }
}
