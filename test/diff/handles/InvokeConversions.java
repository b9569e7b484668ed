// Aims at: MethodHandle.invoke with boxing, unboxing, widening, casts, dropped results; what fails and how.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

public class InvokeConversions {
    static int calls;

    static long add(int a, long b) {
        calls++;
        return a + b;
    }

    static Object same(Object o) {
        return o;
    }

    static Integer boxed(Integer x) {
        return x + 1;
    }

    static void nothing(char c) {
        System.out.println("char " + c);
    }

    static double mixed(byte b, short s, char c, int i, long j, float f, double d, boolean z) {
        return b + s + c + i + j + f + d + (z ? 1 : 0);
    }

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (WrongMethodTypeException | ClassCastException e) {
            System.out.println(what + ": " + e);
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(InvokeConversions.class, name, MethodType.methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle add = find("add", long.class, int.class, long.class);
        MethodHandle same = find("same", Object.class, Object.class);
        MethodHandle boxed = find("boxed", Integer.class, Integer.class);
        MethodHandle nothing = find("nothing", void.class, char.class);
        attempt("widen", () -> (long) add.invoke((byte) 1, 'a'));
        attempt("box result", () -> (Object) add.invoke(1, 2L));
        attempt("unbox", () -> (Object) add.invoke((Integer) 1, (Object) 2L));
        attempt("unbox and widen", () -> (Object) add.invoke((Object) (short) 1, (Object) 2));
        attempt("float result", () -> (double) add.invoke(1, 2));
        attempt("narrow", () -> (int) add.invoke(1, 2L));
        attempt("narrow parameter", () -> (long) add.invoke(1L, 2L));
        attempt("null to int", () -> (long) add.invoke((Integer) null, 2L));
        attempt("string to int", () -> (long) add.invoke((Object) "x", 2L));
        attempt("long box to int", () -> (long) add.invoke((Object) 5L, 2L));
        attempt("int to string", () -> (String) same.invoke(5));
        attempt("int to object", () -> (Object) same.invoke(5));
        attempt("to integer", () -> (int) (Integer) same.invoke(5));
        attempt("unboxed result", () -> (int) same.invoke((Object) 6));
        attempt("bad cast", () -> (String) same.invoke((Object) 6));
        attempt("boxed", () -> (int) boxed.invoke(41));
        attempt("boxed of object", () -> (Object) boxed.invoke((Object) 41));
        attempt("boxed of long", () -> (Object) boxed.invoke((Object) 41L));
        attempt("boxed long result", () -> (long) boxed.invoke(41));
        attempt("void to object", () -> (Object) nothing.invoke('q'));
        attempt("void to int", () -> (int) nothing.invoke('r'));
        attempt("too few", () -> (long) add.invoke(1));
        attempt("too many", () -> (long) add.invoke(1, 2L, 3));
        attempt("wrong kind", () -> (long) add.invoke("1", 2L));
        same.invoke("dropped");
        MethodHandle mixed = find("mixed", double.class, byte.class, short.class, char.class, int.class, long.class,
            float.class, double.class, boolean.class);
        attempt("mixed", () -> (double) mixed.invoke((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true));
        attempt("mixed boxes", () -> (Object) mixed.invokeWithArguments((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true));
        attempt("with arguments", () -> same.invokeWithArguments("one"));
        attempt("with too many", () -> same.invokeWithArguments("one", "two"));
        System.out.println(calls);
    }
}
