// A table is filled by a static initialiser; all threads read it.
// bug: a thread fills in what is missing.
// run --race=hb: data-race int[]
public class StaticInitializerBad {
    static final class Squares {
        static final int[] table = new int[4];

        static {
            for (int i = 1; i < table.length; i++) {
                table[i] = i * i;
            }
        }

        static int of(int number) {
            if (table[number] == 0) {
                table[number] = number * number;
            }
            return table[number];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Run.all(() -> seen[0] = Squares.of(0), () -> seen[1] = Squares.of(0));
    }
}
