// Aims at: how types and members are spelled in helpful messages: nested, generic, array, primitive parameters.
import java.util.List;
import java.util.Map;

public class HelpfulTypes<T> {
    T generic;
    List<Map<String, int[]>> list;
    static HelpfulTypes<String>[] array;

    class Inner {
        Inner deeper;

        Inner find(int a, long b, double c, float d, byte e, short f, char g, boolean h, String i, Object[] j,
            int[][] k) {
            return null;
        }
    }

    static HelpfulTypes<?>.Inner inner;

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void slots(int a, long b, double c, Object d) {
        d.toString();
    }

    public static void main(String[] args) {
        HelpfulTypes<String> h = new HelpfulTypes<>();
        attempt(() -> h.generic.length());
        attempt(() -> h.list.get(0).get("k")[1]++);
        attempt(() -> array[0].generic.length());
        attempt(() -> inner.find(1, 2, 3, 4, (byte) 5, (short) 6, 'g', true, null, null, null));
        attempt(() -> h.new Inner().find(1, 2, 3, 4, (byte) 5, (short) 6, 'g', true, null, null, null)
            .deeper.deeper = null);
        attempt(() -> h.new Inner().deeper.deeper = null);
        attempt(() -> slots(1, 2, 3, null));
        attempt(() -> {
            Object captured = null;
            Runnable r = () -> captured.hashCode();
            r.run();
        });
        attempt(() -> {
            int[][][] cube = new int[2][][];
            int x = 1, y = 0;
            cube[x][y][x + y] = 9;
        });
        attempt(() -> {
            String[] s = {null};
            long i = 0;
            System.out.println(s[(int) i].length() + s[0].length());
        });
    }
}
