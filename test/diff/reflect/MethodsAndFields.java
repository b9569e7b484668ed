// Aims at: reflection over members: sorted listings, invoke with boxing, private access, exceptions wrapped, fields.
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

public class MethodsAndFields {
    static class Target {
        public int a = 1;
        protected long b = 2;
        private String c = "c";
        static final double D = 4.5;
        static int counter;
        boolean[] flags = {true};

        public Target() {
        }

        private Target(int a, String... rest) {
            this.a = a + rest.length;
        }

        public int add(int x, Integer y) {
            return a + x + y;
        }

        static String stat(char c, double d, Object o) {
            return "" + c + d + o;
        }

        private void fail(String m) throws Exception {
            throw new Exception(m);
        }

        void nothing() {
            counter++;
        }

        byte narrow(byte b) {
            return (byte) (b + 1);
        }
    }

    static class Sub extends Target {
        @Override
        public int add(int x, Integer y) {
            return -super.add(x, y);
        }
    }

    static String text(Method m) {
        return Modifier.toString(m.getModifiers()) + " " + m.getReturnType().getSimpleName() + " " + m.getName()
            + Arrays.toString(Arrays.stream(m.getParameterTypes()).map(Class::getSimpleName).toArray())
            + Arrays.toString(m.getExceptionTypes());
    }

    static void attempt(Method m, Object target, Object... args) {
        try {
            System.out.println(m.getName() + " -> " + m.invoke(target, args));
        } catch (InvocationTargetException e) {
            System.out.println("target threw " + e.getCause());
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Method[] ms = Target.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) System.out.println(text(m));
        Field[] fs = Target.class.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) System.out.println(Modifier.toString(f.getModifiers()) + " " + f.getType() + " "
            + f.getName());
        Target t = new Target();
        Method add = Target.class.getMethod("add", int.class, Integer.class);
        attempt(add, t, 5, 6);
        attempt(add, new Sub(), 5, 6);
        attempt(add, t, (short) 5, 6);
        attempt(add, t, 5L, 6);
        attempt(add, t, 5);
        attempt(add, null, 5, 6);
        attempt(add, "wrong", 5, 6);
        attempt(add, t, 5, null);
        attempt(Target.class.getDeclaredMethod("stat", char.class, double.class, Object.class), null, 'x', 3, null);
        attempt(Target.class.getDeclaredMethod("fail", String.class), t, "boom");
        attempt(Target.class.getDeclaredMethod("nothing"), t);
        attempt(Target.class.getDeclaredMethod("narrow", byte.class), t, (byte) 127);
        Field c = Target.class.getDeclaredField("c");
        c.setAccessible(true);
        c.set(t, "new");
        Field a = Target.class.getField("a");
        a.setInt(t, 70);
        a.set(t, (Integer) a.get(t) + 1);
        Field b = Target.class.getDeclaredField("b");
        b.setLong(t, 1L << 40);
        System.out.println(c.get(t) + " " + a.getInt(t) + " " + a.getLong(t) + " " + b.get(t) + " " + t.a + " " + t.c
            + " "
            + Target.class.getDeclaredField("D").getDouble(null) + Target.class.getDeclaredField("counter").get(null)
            + ((boolean[]) Target.class.getDeclaredField("flags").get(t))[0]);
        try {
            a.set(t, "text");
        } catch (IllegalArgumentException e) {
            System.out.println("illegal argument");
        }
        try {
            b.getInt(t);
        } catch (IllegalArgumentException e) {
            System.out.println("no narrowing");
        }
        Constructor<Target> k = Target.class.getDeclaredConstructor(int.class, String[].class);
        System.out.println(k.newInstance(10, new String[] {"x", "y"}).a + " " + k.isVarArgs() + " "
            + Target.class.getDeclaredConstructors().length + " " + Target.class.getDeclaredConstructor()
            .newInstance().a);
        try {
            Runnable.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Number.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println("abstract");
        }
    }
}
