// Money moves between two accounts, each with its own lock, while an auditor adds up the balances.
// bug: the money is in neither account between the two locks.
// verdict: assertion
public class AuditBad {
    static final int[] a = {100}, b = {100};

    static void transfer() {
        synchronized (a) {
            a[0] -= 10;
        }
        synchronized (b) {
            b[0] += 10;
        }
    }

    static void audit() {
        synchronized (a) {
            synchronized (b) {
                assert a[0] + b[0] == 200 : "money is missing";
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(AuditBad::transfer, AuditBad::audit);
    }
}
