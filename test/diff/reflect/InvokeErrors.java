// Aims at: what Method.invoke and Constructor.newInstance refuse, and in which words.
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class InvokeErrors {
    static String join(int a, String b, long[] c) {
        return a + b + (c == null ? "null" : c.length);
    }

    String self(Object o) {
        return "self" + o;
    }

    static long wide(long a, double b) {
        return a + (long) b;
    }

    static void boom() throws Exception {
        throw new java.io.IOException("boom");
    }

    static abstract class Abstract {
        Abstract() {}
    }

    static class Picky {
        final String got;

        Picky(int i) {
            if (i < 0) throw new IllegalStateException("negative");
            got = "i" + i;
        }

        Picky(String... s) {
            got = "s" + s.length;
        }

        private Picky(char c) {
            got = "c" + c;
        }
    }

    enum Colour { RED }

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + " -> " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(what + " -> " + e + " target " + e.getTargetException() + " " + (e.getCause() == e.getTargetException()));
        } catch (Exception e) {
            System.out.println(what + " -> " + e.getClass().getName() + ": " + (e.getCause() == null ? e.getMessage() : "caused"));
        }
    }

    public static void main(String[] args) throws Exception {
        Method join = InvokeErrors.class.getDeclaredMethod("join", int.class, String.class, long[].class);
        Method self = InvokeErrors.class.getDeclaredMethod("self", Object.class);
        Method wide = InvokeErrors.class.getDeclaredMethod("wide", long.class, double.class);
        show("fine", () -> join.invoke(null, 1, "b", new long[2]));
        show("receiver ignored", () -> join.invoke("ignored", (byte) 1, null, null));
        show("widened", () -> wide.invoke(null, 'a', 3f));
        show("narrowed", () -> wide.invoke(null, 1.5, 2));
        show("boxed Boolean", () -> wide.invoke(null, true, 2));
        show("too few", () -> join.invoke(null, 1));
        show("none", () -> join.invoke(null));
        show("null array", () -> join.invoke(null, (Object[]) null));
        show("too many", () -> self.invoke(new InvokeErrors(), 1, 2));
        show("wrong type", () -> join.invoke(null, "1", "b", null));
        show("wrong reference", () -> join.invoke(null, 1, 2, null));
        show("wrong array", () -> join.invoke(null, 1, "b", new int[1]));
        show("null for int", () -> join.invoke(null, null, "b", null));
        show("wrong receiver", () -> self.invoke("string", 1));
        show("null receiver", () -> self.invoke(null, 1));
        show("target throws", () -> InvokeErrors.class.getDeclaredMethod("boom").invoke(null));
        show("abstract", () -> Abstract.class.getDeclaredConstructor().newInstance());
        show("enum", () -> Colour.class.getDeclaredConstructor(String.class, int.class).newInstance("BLUE", 1));
        for (Class<?> c : new Class<?>[] {int.class, char.class, String[].class}) {
            Constructor<Picky> k = Picky.class.getDeclaredConstructor(c);
            show("constructor " + k.isVarArgs(), () -> k.newInstance(c == int.class ? (Object) 5 : c == char.class ? 'x' : new String[3]).got);
            show("constructor wrong", () -> k.newInstance(new Object()).got);
            show("constructor many", () -> k.newInstance(1, 2).got);
            show("constructor -1", () -> k.newInstance(c == int.class ? (Object) (-1) : null).got);
        }
        show("no such method", () -> InvokeErrors.class.getDeclaredMethod("join", int.class));
        show("no such constructor", () -> Picky.class.getConstructor(Object.class, int[].class));
    }
}
