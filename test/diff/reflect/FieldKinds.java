// Aims at: Field.get/set of every type, boxed and plain, instance and static, with all widenings and their refusals.
import java.lang.reflect.Field;

public class FieldKinds {
    boolean z = true;
    byte b = -1;
    char c = 'c';
    short s = -2;
    int i = 3;
    long j = 4L << 40;
    float f = 1.5f;
    double d = -2.25;
    String o = "text";
    int[] a = {1, 2};
    static boolean sz;
    static byte sb;
    static char sc;
    static short ss;
    static int si;
    static long sj;
    static float sf;
    static double sd;
    static Object so;
    volatile long v = -1;

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            Object r = a.run();
            System.out.println(what + " " + r + (r == null ? "" : " " + r.getClass().getSimpleName()));
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    static void read(Field f, Object on) {
        String n = f.getName();
        show(n + " get", () -> f.get(on) instanceof int[] ? "array" : f.get(on));
        show(n + " getBoolean", () -> f.getBoolean(on));
        show(n + " getByte", () -> f.getByte(on));
        show(n + " getChar", () -> f.getChar(on));
        show(n + " getShort", () -> f.getShort(on));
        show(n + " getInt", () -> f.getInt(on));
        show(n + " getLong", () -> f.getLong(on));
        show(n + " getFloat", () -> f.getFloat(on));
        show(n + " getDouble", () -> f.getDouble(on));
    }

    static void write(Field f, Object on) {
        String n = f.getName();
        Object[] values = {true, (byte) 1, 'x', (short) 2, 3, 4L, 5f, 6d, "s", null};
        for (Object v : values) {
            show(n + " set " + v, () -> {
                f.set(on, v);
                return f.get(on);
            });
        }
        show(n + " setBoolean", () -> { f.setBoolean(on, true); return f.get(on); });
        show(n + " setByte", () -> { f.setByte(on, (byte) -7); return f.get(on); });
        show(n + " setChar", () -> { f.setChar(on, 'q'); return f.get(on); });
        show(n + " setShort", () -> { f.setShort(on, (short) -8); return f.get(on); });
        show(n + " setInt", () -> { f.setInt(on, 1 << 20); return f.get(on); });
        show(n + " setLong", () -> { f.setLong(on, 1L << 40); return f.get(on); });
        show(n + " setFloat", () -> { f.setFloat(on, 0.5f); return f.get(on); });
        show(n + " setDouble", () -> { f.setDouble(on, 0.25); return f.get(on); });
    }

    public static void main(String[] args) throws Exception {
        FieldKinds k = new FieldKinds();
        for (Field f : FieldKinds.class.getDeclaredFields()) {
            read(f, k);
            if (!f.getName().equals("a")) write(f, k);
        }
    }
}
