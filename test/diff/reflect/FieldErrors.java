// Aims at: the texts of refused field accesses: wrong or missing object, wrong value, final fields with and without access.
import java.lang.reflect.Field;

public class FieldErrors {
    int x = 1;
    String text = "t";
    final int f = 4;
    final String g = "g".trim();
    static final String C = "c".trim();
    static int count;

    record Point(int x, int y) {}

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(what + " -> " + e);
        }
    }

    static Field field(Class<?> c, String name, boolean open) throws Exception {
        Field f = c.getDeclaredField(name);
        if (open) f.setAccessible(true);
        return f;
    }

    public static void main(String[] args) throws Exception {
        for (boolean open : new boolean[] {false, true}) {
            Field x = field(FieldErrors.class, "x", open), text = field(FieldErrors.class, "text", open);
            Field f = field(FieldErrors.class, "f", open), g = field(FieldErrors.class, "g", open);
            Field c = field(FieldErrors.class, "C", open), count = field(FieldErrors.class, "count", open);
            Field px = field(Point.class, "x", open);
            FieldErrors o = new FieldErrors();
            show("int on String", () -> x.getInt("s"));
            show("ref on String", () -> text.get("s"));
            show("set int on String", () -> { x.setInt("", 3); return 0; });
            show("set boxed on String", () -> { x.set("", 3); return 0; });
            show("set ref on Integer", () -> { text.set(5, "v"); return 0; });
            show("set String into int", () -> { x.set(o, "q"); return 0; });
            show("set null into int", () -> { x.set(o, null); return 0; });
            show("set Integer into String", () -> { text.set(o, 3); return 0; });
            show("final int", () -> { f.set(o, 5); return f.get(o); });
            show("final setInt", () -> { f.setInt(o, 6); return f.get(o); });
            show("final ref", () -> { g.set(o, "new"); return g.get(o) + o.g; });
            show("final wrong value", () -> { g.set(o, 1); return 0; });
            show("static final", () -> { c.set(null, "new"); return c.get(null); });
            show("record", () -> { px.set(new Point(1, 2), 9); return 0; });
            show("record read", () -> px.get(new Point(1, 2)));
            show("static ignores object", () -> { count.set("whatever", 3); return count.get(42); });
        }
        Field x = FieldErrors.class.getDeclaredField("x");
        show("null", () -> x.get(null));
        show("no such", () -> FieldErrors.class.getDeclaredField("nope"));
        show("not public", () -> FieldErrors.class.getField("x"));
    }
}
