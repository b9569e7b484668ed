// Aims at: overload resolution results: boxing, widening, varargs, null, char, generic arrays.
public class Overloads {
    static String f(int i) { return "int"; }
    static String f(long i) { return "long"; }
    static String f(double i) { return "double"; }
    static String f(Integer i) { return "Integer"; }
    static String f(Object o) { return "Object"; }
    static String f(int... i) { return "ints" + i.length; }
    static String g(Object o) { return "Object"; }
    static String g(String s) { return "String"; }
    static String g(Object... o) { return "Objects" + (o == null ? "null" : o.length); }
    static String h(char c) { return "char"; }
    static String h(int i) { return "int"; }
    static String k(long... l) { return "longs" + l.length; }
    static String k(String... l) { return "strings" + l.length; }

    @SafeVarargs
    static <T> String v(T... t) {
        return t.getClass().getSimpleName() + t.length;
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        System.out.println(f(b) + f(s) + f(c) + f(1) + f(1L) + f(1f) + f(1.0) + f(Integer.valueOf(1)) + f("s") + f()
            + f(1, 2));
        System.out.println(g((String) null) + g("s") + g(1) + g(1, 2) + g() + g((Object) null) + g((Object[]) null)
            + g(new Object[3]) + g(new String[2]) + g(new int[2]));
        System.out.println(h('c') + h(1) + h((char) 1) + h(c++) + h(c + 1) + h(b));
        System.out.println(k(1L, 2L) + k("s", "t") + v() + v("a") + v(1, 2) + v(1, "x") + v(new int[3])
            + v(new String[4]));
    }
}
