// Aims at: invokeExact takes one type only, and says which; null handles; exceptions of targets pass through.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

public class ExactErrors {
    static int twice(int x) {
        return 2 * x;
    }

    static String join(String a, Object b) {
        return a + b;
    }

    static void boom(String text) {
        throw new IllegalStateException(text);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle twice = l.findStatic(ExactErrors.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle join = l.findStatic(ExactErrors.class, "join", MethodType.methodType(String.class, String.class,
            Object.class));
        MethodHandle boom = l.findStatic(ExactErrors.class, "boom", MethodType.methodType(void.class, String.class));
        System.out.println((int) twice.invokeExact(4) + (String) join.invokeExact("a", (Object) "b"));
        for (int i = 0; i < 6; i++) {
            try {
                switch (i) {
                case 0: twice.invokeExact(4); break;
                case 1: System.out.println((long) twice.invokeExact(4)); break;
                case 2: System.out.println((int) twice.invokeExact((short) 4)); break;
                case 3: System.out.println((String) join.invokeExact("a", "b")); break;
                case 4: System.out.println((Object) join.invokeExact("a", (Object) "b")); break;
                default: System.out.println((int) twice.invokeExact());
                }
            } catch (WrongMethodTypeException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            boom.invokeExact("bang");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName() + " "
                + e.getStackTrace()[1].getMethodName());
        }
        MethodHandle none = null;
        try {
            none.invokeExact();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        boom.invoke("the end");
    }
}
