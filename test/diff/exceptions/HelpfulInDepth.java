// Aims at: helpful NullPointerException texts in lambdas, chains, arrays of arrays, unboxing, switch, synchronized,
// for-each, fields of calls.
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class HelpfulInDepth {
    HelpfulInDepth next;
    int[][] grid;
    String[] names = new String[2];
    Integer boxed;
    static HelpfulInDepth shared;
    HelpfulInDepth follow(int n) { return n == 0 ? null : this; }
    static String nothing() { return null; }
    interface Step { Object run() throws Exception; }
    record Rec(String part) { int size() { return part.length(); } }

    static void attempt(Step step) {
        try {
            System.out.println(step.run());
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        HelpfulInDepth h = new HelpfulInDepth();
        h.grid = new int[2][];
        int i = 1;
        attempt(() -> h.next.next);
        attempt(() -> h.next.names[0]);
        attempt(() -> h.grid[1][0]);
        attempt(() -> h.grid[i][i + 1]);
        attempt(() -> { h.grid[i - 1][3] = 5; return ""; });
        attempt(() -> h.names[1].length());
        attempt(() -> h.boxed + 1);
        attempt(() -> h.follow(1).follow(0).names);
        attempt(() -> nothing().isEmpty());
        attempt(() -> shared.names.length);
        attempt(() -> { shared.boxed = 4; return ""; });
        attempt(() -> { synchronized (shared) { return ""; } });
        attempt(() -> { throw (RuntimeException) null; });
        attempt(() -> { for (String s : (List<String>) (Object) nothing()) return s; return ""; });
        attempt(() -> { int sum = 0; for (int x : h.grid[0]) sum += x; return sum; });
        attempt(() -> switch (nothing()) { case "a" -> 1; default -> 2; });
        attempt(() -> { Integer local = h.boxed; int plain = local; return plain; });
        attempt(() -> { long l = (Long) (Object) h.boxed; return l; });
        attempt(() -> Map.<String, Integer>of().get("x") > 3);
        attempt(() -> new Rec(null).size());
        attempt(() -> new Rec(nothing()).part().chars());
        attempt(() -> ((Supplier<String>) null).get());
        attempt(() -> { Supplier<String> s = h.next::toString; return s; });
        attempt(() -> { Object[] objects = null; objects[0] = h; return ""; });
        attempt(() -> { boolean[] flags = null; return flags[2]; });
        attempt(() -> { byte[] bytes = null; bytes[i] += 2; return ""; });
        attempt(() -> { char[][][] deep = new char[1][1][]; return deep[0][0][0]; });
        attempt(() -> { double[] d = args.length > 5 ? new double[1] : null; return d.length; });
        attempt(() -> { HelpfulInDepth[] all = new HelpfulInDepth[3]; return all[2].next; });
        attempt(() -> { HelpfulInDepth[] all = new HelpfulInDepth[3]; all[i].follow(2); return ""; });
        attempt(() -> new HelpfulInDepth[] {null}[0].follow(1));
        attempt(() -> ((HelpfulInDepth) null).next);
        attempt(() -> h.getClass().getSuperclass().getSuperclass().getName());
        attempt(() -> { String a = null, b = null; return a.concat(b); });
        attempt(() -> { throw new NullPointerException(); });
        attempt(() -> { throw new NullPointerException("explicit"); });
        attempt(() -> { Exception e = new NullPointerException(); e.fillInStackTrace(); throw e; });
        attempt(() -> { h.names[h.boxed] = "x"; return ""; });
        attempt(() -> { h.next.grid[h.grid[0][0]][1]++; return ""; });
        attempt(() -> { var list = java.util.Arrays.asList("a", null); return list.get(1).trim(); });
        shared.follow(3).boxed++;
    }
}
