// Aims at: checkcast and instanceof on classes, interfaces, arrays of references and of primitives, null.
public class CastsAndInstanceof {
    interface Marked { }

    static class Base { }

    static class Derived extends Base implements Marked { }

    static String kinds(Object o) {
        return (o instanceof Object ? "O" : "-") + (o instanceof Base ? "B" : "-") + (o instanceof Derived ? "D" : "-")
            + (o instanceof Marked ? "M" : "-") + (o instanceof Object[] ? "o" : "-") + (o instanceof Base[]
            ? "b" : "-")
            + (o instanceof Marked[] ? "m" : "-") + (o instanceof int[] ? "i" : "-") + (o instanceof int[][]
            ? "j" : "-")
            + (o instanceof Object[][] ? "p" : "-") + (o instanceof Cloneable ? "C" : "-")
            + (o instanceof java.io.Serializable ? "S" : "-") + (o instanceof Cloneable[] ? "c" : "-");
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (ClassCastException e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, new Object(), new Base(), new Derived(), new Object[0], new Base[0], new Derived[0],
            new Derived[0][0], new int[0], new int[0][0], new int[0][0][0], "s", new String[0], new Marked[0]};
        for (Object o : all) {
            System.out.println(kinds(o));
        }
        attempt("null", () -> { Derived d = (Derived) all[0]; });
        attempt("up", () -> { Base d = (Base) all[3]; });
        attempt("down", () -> { Derived d = (Derived) all[2]; });
        attempt("iface", () -> { Marked d = (Marked) all[2]; });
        attempt("array", () -> { Base[] d = (Base[]) all[6]; });
        attempt("array down", () -> { Derived[] d = (Derived[]) all[5]; });
        attempt("array iface", () -> { Marked[] d = (Marked[]) all[6]; });
        attempt("prim array", () -> { Object[] d = (Object[]) all[8]; });
        attempt("prim array 2", () -> { Object[] d = (Object[]) all[9]; });
        attempt("prim array 3", () -> { long[] d = (long[]) all[8]; });
        attempt("cloneable", () -> { Cloneable d = (Cloneable) all[8]; });
        attempt("cloneables", () -> { Cloneable[] d = (Cloneable[]) all[9]; });
        attempt("string", () -> { Integer d = (Integer) all[11]; });
    }
}
