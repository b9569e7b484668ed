// Aims at: texts of classes and members: toGenericString, Modifier.toString, all kinds of modifiers, getTypeName of arrays.
import java.lang.reflect.Constructor;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.TreeSet;

public class ClassTexts {
    @interface Ann {}

    protected static abstract strictfp class Odd<T extends Comparable<T>> {
        protected Odd() throws java.io.IOException {}

        <U extends T> Odd(U u, int... rest) {}

        abstract <X extends Throwable> T[] all(T t, X x, int[][] a) throws X, java.io.IOException;

        protected final synchronized void locked() {}

        static strictfp double sf() { return 0; }

        native int nat();
    }

    private interface Hidden {
        private void p() {}

        default void d() {}

        static void s() {}
    }

    enum Kind { A { } }

    record Rec<T>(T t) {}

    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[] {Ann.class, Odd.class, Hidden.class, Kind.class, Kind.A.getClass(), Rec.class, int.class, int[][].class,
            java.util.Map.Entry[].class, void.class, java.util.concurrent.ConcurrentHashMap.class, Override.class, new Object() {}.getClass()}) {
            System.out.println(c + " | " + c.toGenericString() + " | " + c.getTypeName() + " | " + Modifier.toString(c.getModifiers()));
        }
        for (Class<?> c : new Class<?>[] {Odd.class, Hidden.class, Rec.class}) {
            TreeSet<String> lines = new TreeSet<>();
            for (Method m : c.getDeclaredMethods()) lines.add(m + " | " + m.toGenericString() + " | " + Modifier.toString(m.getModifiers()));
            for (Constructor<?> k : c.getDeclaredConstructors()) lines.add(k + " | " + k.toGenericString() + " | " + ((Member) k).getName());
            for (String s : lines) System.out.println(s);
        }
        System.out.println(Modifier.toString(0xffff) + " | " + Modifier.toString(Modifier.methodModifiers()) + " | " + Modifier.toString(0));
    }
}
