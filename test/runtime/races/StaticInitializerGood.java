// A table is filled by a static initialiser; all threads read it.
// run --race=hb: none
public class StaticInitializerGood {
    static final class Squares {
        static final int[] table = new int[4];

        static {
            for (int i = 1; i < table.length; i++) {
                table[i] = i * i;
            }
        }

        static int of(int number) {
            return table[number];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Run.all(() -> seen[0] = Squares.of(0), () -> seen[1] = Squares.of(0));
    }
}
