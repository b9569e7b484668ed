// Three smokers have one ingredient each and need the other two; an agent puts two on the table at a time.
// bug: a smoker picks up the ingredients one by one, and so takes one that another smoker needed.
// verdict: deadlock
public class CigaretteSmokersBad {
    static final int TOBACCO = 1, PAPER = 2, MATCHES = 4;
    static final Object table = new Object();
    static int ingredients, smoked;

    static void take(int wanted) throws InterruptedException {
        synchronized (table) {
            while ((ingredients & wanted) != wanted) {
                table.wait();
            }
            ingredients -= wanted;
        }
    }

    static void smoke(int first, int second) throws InterruptedException {
        take(first);
        take(second);
        synchronized (table) {
            smoked++;
            table.notifyAll();
        }
    }

    static void supply(int first, int second) throws InterruptedException {
        synchronized (table) {
            int before = smoked;
            ingredients |= first | second;
            table.notifyAll();
            while (smoked == before) {
                table.wait();
            }
        }
    }

    static void agent() throws InterruptedException {
        supply(PAPER, MATCHES);
        supply(TOBACCO, PAPER);
        supply(MATCHES, TOBACCO);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(CigaretteSmokersBad::agent,
                () -> smoke(TOBACCO, PAPER), () -> smoke(PAPER, MATCHES), () -> smoke(MATCHES, TOBACCO));
        assert ingredients == 0;
    }
}
