// A sequence lock: the writer makes the number odd while it writes; a reader tries again if the number changed.
// verdict: clean
public class SequenceLockGood {
    static volatile int sequence;
    static volatile int a, b;

    static void write() {
        for (int value = 1; value <= 2; value++) {
            sequence = sequence + 1;
            a = value;
            b = value;
            sequence = sequence + 1;
        }
    }

    static void read() {
        int before, first, second;
        do {
            before = sequence;
            first = a;
            second = b;
        } while (before % 2 == 1 || before != sequence);
        assert first == second : "half a write was read";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SequenceLockGood::write, SequenceLockGood::read);
    }
}
