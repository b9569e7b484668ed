// Dekker's algorithm: whoever has not the turn steps back when both want to enter.
// bug: a thread that stepped back does not raise its flag again before it enters.
// verdict: assertion
public class DekkerBad {
    static volatile boolean wants0, wants1;
    static volatile int turn;
    static int inside, entries;

    static boolean wants(int who) {
        return who == 0 ? wants0 : wants1;
    }

    static void setWants(int who, boolean value) {
        if (who == 0) {
            wants0 = value;
        } else {
            wants1 = value;
        }
    }

    static void use(int me) {
        int other = 1 - me;
        for (int round = 0; round < 2; round++) {
            setWants(me, true);
            while (wants(other)) {
                if (turn == other) {
                    setWants(me, false);
                    while (turn == other) {
                    }
                }
            }
            inside++;
            assert inside == 1 : "both are inside";
            entries++;
            inside--;
            turn = other;
            setWants(me, false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> use(0), () -> use(1));
        assert entries == 4;
    }
}
