// Peterson's algorithm: two threads take turns in a critical section with two flags and a turn.
// bug: the turn is given away before the flag is raised, so one thread can pass before the other is seen.
// verdict: assertion
public class PetersonBad {
    static volatile boolean wants0, wants1;
    static volatile int turn;
    static int inside, entries;

    static void zero() {
        for (int round = 0; round < 2; round++) {
            turn = 1;
            wants0 = true;
            while (wants1 && turn == 1) {
            }
            critical();
            wants0 = false;
        }
    }

    static void one() {
        for (int round = 0; round < 2; round++) {
            turn = 0;
            wants1 = true;
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
        Run.all(PetersonBad::zero, PetersonBad::one);
        assert entries == 4;
    }
}
