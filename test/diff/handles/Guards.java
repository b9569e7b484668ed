// Aims at: guardWithTest, catchException, tryFinally, throwException, tableSwitch of handles.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Guards {
    static boolean isLong(String s) {
        return s.length() > 3;
    }

    static String cut(String s) {
        return s.substring(0, 3) + "...";
    }

    static String plain(String s) {
        return s;
    }

    static int parse(String s) {
        return Integer.parseInt(s);
    }

    static int fallback(NumberFormatException e, String s) {
        return -s.length();
    }

    static int cleanup(Throwable t, int result, String s) {
        System.out.println("cleanup " + t + " " + result + " " + s);
        return result * 10;
    }

    static String number(int selector) {
        return "default " + selector;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(Guards.class, name, MethodType.methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle guard = MethodHandles.guardWithTest(find("isLong", boolean.class, String.class),
            find("cut", String.class, String.class), find("plain", String.class, String.class));
        System.out.println((String) guard.invokeExact("ab") + " " + (String) guard.invokeExact("abcdef"));
        MethodHandle parse = find("parse", int.class, String.class);
        MethodHandle safe = MethodHandles.catchException(parse, NumberFormatException.class,
            find("fallback", int.class, NumberFormatException.class, String.class));
        System.out.println((int) safe.invokeExact("12") + " " + (int) safe.invokeExact("twelve"));
        MethodHandle cleaned = MethodHandles.tryFinally(parse, find("cleanup", int.class, Throwable.class, int.class,
            String.class));
        System.out.println((int) cleaned.invokeExact("5"));
        try {
            System.out.println((int) cleaned.invokeExact("five"));
        } catch (NumberFormatException e) {
            System.out.println("after " + e.getMessage());
        }
        MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            System.out.println((int) thrower.invokeExact(new IllegalStateException("thrown")));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle[] cases = new MethodHandle[3];
        for (int i = 0; i < cases.length; i++)
            cases[i] = MethodHandles.dropArguments(MethodHandles.constant(String.class, "case " + i), 0, int.class);
        MethodHandle table = MethodHandles.tableSwitch(find("number", String.class, int.class), cases);
        System.out.println((String) table.invokeExact(0) + ", " + (String) table.invokeExact(2) + ", "
            + (String) table.invokeExact(3) + ", " + (String) table.invokeExact(-1));
    }
}
