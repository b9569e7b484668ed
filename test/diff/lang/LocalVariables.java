// Aims at: var, final locals, definite assignment, shadowing, big expressions, deep nesting of blocks and calls.
import java.util.HashMap;
import java.util.List;

public class LocalVariables {
    static int x = 1;

    static int f(int a, int b, int c, int d, int e, int g, int h, int i) {
        return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * g + 7 * h + 8 * i;
    }

    static int later(boolean c) {
        final int v;
        if (c) {
            v = 3;
        } else {
            int t = x;
            v = t + 5;
        }
        {
            int shadow = v;
            shadow++;
        }
        {
            long shadow = v * 2L;
            return (int) shadow;
        }
    }

    public static void main(String[] args) {
        var list = List.of(1, 2, 3);
        var map = new HashMap<String, List<Integer>>();
        map.put("k", list);
        for (var e : map.entrySet()) for (var i : e.getValue()) x += i;
        var anon = new Object() {
            int hidden = 5;

            int twice() {
                return hidden * 2;
            }
        };
        anon.hidden++;
        System.out.println(x + " " + anon.twice() + " " + later(true) + later(false));
        int x = 10;
        LocalVariables.x += x;
        System.out.println(x + " " + LocalVariables.x);
        System.out.println(f(1, f(1, 2, 3, 4, 5, 6, 7, 8), 3, f(8, 7, 6, 5, 4, 3, 2, 1), 5, 6, f(0, 0, 0, 0, 0, 0, 0,
            1), 8));
        System.out.println(((((((((x + 1) * 2) + 3) * 4) - 5) * 6) + 7) * 8) + (x > 5 ? (x > 8 ? (x > 9
            ? 1 : 2) : 3) : 4)
            + (1 + (2 + (3 + (4 + (5 + (6 + (7 + (8 + (9 + (10 + x)))))))))));
    }
}
