// The same code writes and reads two cells. For the first cell a flag orders the two, for the second one nothing does:
// that one is harmless must not hide the other.
// run --race={lockset,hb}: data-race Cell.value
// hunt --race=both: data-race Cell.value confirmed
// hunt --race=lockset: data-race Cell.value confirmed
public class SameAccesses {
    static final class Cell {
        int value = 0;

        void set(int value) {
            this.value = value;
        }

        int get() {
            return value;
        }
    }

    static volatile boolean through;

    public static void main(String[] args) throws InterruptedException {
        Cell first = new Cell(), second = new Cell();
        int[] seen = new int[1];
        Run.all(() -> {
            first.set(1);
            through = true;
            second.set(1);
        }, () -> {
            while (!through) {
                Thread.yield();
            }
            seen[0] = first.get() + second.get();
        });
    }
}
