// Money is transferred between two accounts in both directions; both are locked for it.
// verdict: clean
public class TransferGood {
    static final class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(1), b = new Account(2);
        Run.all(() -> transfer(a, b, 10), () -> transfer(b, a, 30));
        assert a.balance == 120 && b.balance == 80;
    }
}
