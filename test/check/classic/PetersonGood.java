// Peterson's algorithm: two threads take turns in a critical section with two flags and a turn.
// verdict: clean
public class PetersonGood {
    static volatile boolean wants0, wants1;
    static volatile int turn;
    static int inside, entries;

    static void zero() {
        for (int round = 0; round < 2; round++) {
            wants0 = true;
            turn = 1;
            while (wants1 && turn == 1) {
            }
            critical();
            wants0 = false;
        }
    }

    static void one() {
        for (int round = 0; round < 2; round++) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) {
            }
            critical();
            wants1 = false;
        }
    }

    static void critical() {
        inside++;
        assert inside == 1 : "both are inside";
        entries++;
        inside--;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(PetersonGood::zero, PetersonGood::one);
        assert entries == 4;
    }
}
