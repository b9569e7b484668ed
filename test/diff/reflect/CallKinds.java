// Aims at: what Method.invoke calls: virtual, interface default and static, private, super's own, varargs, natives, arrays.
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class CallKinds {
    interface Greeter {
        default String greet(String n) { return "hello " + n + hook(); }

        private String hook() { return "!"; }

        static String make() { return "made"; }

        String name();
    }

    static class Base {
        String who() { return "base"; }

        private String mine() { return "base's"; }

        String callMine() { return mine(); }

        static synchronized String locked(Object o) { return "locked " + Thread.holdsLock(Base.class) + o; }
    }

    static class Sub extends Base implements Greeter {
        String who() { return "sub"; }

        private String mine() { return "sub's"; }

        public String name() { return "n"; }

        synchronized boolean owns() { return Thread.holdsLock(this); }
    }

    static String var(String... s) { return s == null ? "null" : Arrays.toString(s); }

    static String many(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o, int[] a, long k) {
        return "" + z + b + c + s + i + j + f + d + o + a.length + k;
    }

    static void nothing() {}

    static byte b() { return -3; }
    static char c() { return 'k'; }
    static boolean z() { return true; }
    static float f() { return 2.5f; }

    public static void main(String[] args) throws Exception {
        Sub s = new Sub();
        System.out.println(Base.class.getDeclaredMethod("who").invoke(s) + " " + Base.class.getDeclaredMethod("mine").invoke(s) + " "
            + Sub.class.getDeclaredMethod("mine").invoke(s) + " " + Greeter.class.getMethod("greet", String.class).invoke(s, "x") + " "
            + Greeter.class.getDeclaredMethod("hook").invoke(s) + " " + Greeter.class.getMethod("make").invoke(null) + " "
            + Greeter.class.getMethod("name").invoke((Greeter) () -> "lambda"));
        System.out.println(Base.class.getDeclaredMethod("locked", Object.class).invoke(null, "o") + " " + Sub.class.getDeclaredMethod("owns").invoke(s));
        Method var = CallKinds.class.getDeclaredMethod("var", String[].class);
        System.out.println(var.invoke(null, (Object) new String[] {"a", "b"}) + " " + var.invoke(null, (Object) null) + " " + var.isVarArgs());
        Method many = null;
        for (Method m : CallKinds.class.getDeclaredMethods()) if (m.getName().equals("many")) many = m;
        System.out.println(many.invoke(null, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, null, new int[7], 8));
        System.out.println(CallKinds.class.getDeclaredMethod("nothing").invoke(null));
        for (String n : new String[] {"b", "c", "z", "f"}) {
            Object r = CallKinds.class.getDeclaredMethod(n).invoke(null);
            System.out.println(r + " " + r.getClass());
        }
        System.out.println(Object.class.getMethod("getClass").invoke("s") + " " + Object.class.getMethod("equals", Object.class).invoke("s", "s")
            + " " + System.class.getMethod("identityHashCode", Object.class).invoke(null, (Object) null) + " "
            + Math.class.getMethod("max", int.class, int.class).invoke(null, 3, (short) 9));
        List<String> list = new ArrayList<>();
        Method add = List.class.getMethod("add", Object.class);
        for (int i = 0; i < 40; i++) add.invoke(list, "e" + i);
        System.out.println(list.size() + list.get(39));
        Method clone = Object.class.getDeclaredMethod("clone");
        System.out.println(clone + " " + Class.class.getMethod("forName", String.class).invoke(null, "CallKinds"));
        Method invoke = Method.class.getMethod("invoke", Object.class, Object[].class);
        System.out.println(invoke.invoke(String.class.getMethod("length"), "four", new Object[0]));
        System.out.println(CallKinds.class.getDeclaredConstructor().newInstance().getClass() + " " + String.class.getConstructor(char[].class).newInstance((Object) new char[] {'h', 'i'}));
    }
}
