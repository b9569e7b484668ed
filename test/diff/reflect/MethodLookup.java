// Aims at: getMethod and getMethods: inheritance, overriding, covariant results, interfaces, hiding, Object's methods.
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.TreeSet;

public class MethodLookup {
    public interface Top {
        Object get();

        default String who() { return "Top"; }

        static void onlyTop() {}
    }

    public interface Left extends Top {
        default String who() { return "Left"; }
    }

    public interface Right extends Top {
        CharSequence get();
    }

    public static abstract class Base implements Top {
        public Number get() { return 1; }

        public static String st() { return "Base.st"; }

        protected void prot() {}

        void pack() {}

        private void priv() {}
    }

    public static class Sub extends Base implements Left {
        public Integer get() { return 2; }

        public static String st() { return "Sub.st"; }

        public final synchronized strictfp native0 dummy() { return null; }
    }

    public static class native0 {}

    static void find(Class<?> c, String name, Class<?>... types) {
        try {
            Method m = c.getMethod(name, types);
            System.out.println(c.getSimpleName() + " " + m + " " + m.isDefault() + m.isBridge());
        } catch (NoSuchMethodException e) {
            System.out.println(e);
        }
    }

    static void list(Class<?> c) {
        TreeSet<String> all = new TreeSet<>();
        for (Method m : c.getMethods())
            if (m.getDeclaringClass() != Object.class) all.add(m + (m.isBridge() ? " bridge" : ""));
        System.out.println(c.getSimpleName() + " " + all.size());
        for (String s : all) System.out.println("  " + s);
    }

    interface Both extends Left, Right {}

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Top.class, Left.class, Right.class, Base.class, Sub.class, Both.class}) {
            find(c, "get");
            find(c, "who");
            find(c, "st");
            find(c, "onlyTop");
            find(c, "hashCode");
            list(c);
        }
        find(Sub.class, "prot");
        find(Sub.class, "nothing", int.class, String[].class, Sub.class);
        find(Sub.class, "get", (Class<?>[]) null);
        System.out.println(Sub.class.getMethod("get").invoke(new Sub()) + " " + Base.class.getMethod("get").invoke(new Sub()) + " "
            + Top.class.getMethod("who").invoke(new Sub()) + " " + Base.class.getMethod("st").invoke(null));
        System.out.println(Modifier.toString(Sub.class.getMethod("dummy").getModifiers()) + " " + int[].class.getMethods().length
            + " " + int[].class.getDeclaredMethods().length + " " + int.class.getMethods().length);
        try {
            int[].class.getMethod("clone");
        } catch (NoSuchMethodException e) {
            System.out.println(e);
        }
        Method a = Sub.class.getMethod("get"), b = Sub.class.getMethod("get");
        System.out.println(a.equals(b) + " " + (a == b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(Base.class.getMethod("get"))
            + " " + Arrays.toString(a.getExceptionTypes()));
    }
}
