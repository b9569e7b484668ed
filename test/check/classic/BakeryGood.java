import java.util.concurrent.atomic.AtomicIntegerArray;

// Lamport's bakery, bounded: each of two customers draws a number twice; the smaller number is served first.
// verdict: clean
public class BakeryGood {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2);
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static int inside, entries;

    static void enter(int me) {
        int other = 1 - me;
        choosing.set(me, 1);
        number.set(me, 1 + number.get(other));
        choosing.set(me, 0);
        while (choosing.get(other) == 1) {
        }
        while (true) {
            int theirs = number.get(other);
            int mine = number.get(me);
            if (theirs == 0 || mine < theirs || mine == theirs && me < other) {
                return;
            }
        }
    }

    static void use(int me) {
        for (int round = 0; round < 2; round++) {
            enter(me);
            inside++;
            assert inside == 1 : "both are inside";
            entries++;
            inside--;
            number.set(me, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> use(0), () -> use(1));
        assert entries == 4;
    }
}
