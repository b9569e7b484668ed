// Money moves between two accounts, each with its own lock, while an auditor adds up the balances.
// verdict: clean
public class AuditGood {
    static final int[] a = {100}, b = {100};

    static void transfer() {
        synchronized (a) {
            synchronized (b) {
                a[0] -= 10;
                b[0] += 10;
            }
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
        Run.all(AuditGood::transfer, AuditGood::audit);
    }
}
