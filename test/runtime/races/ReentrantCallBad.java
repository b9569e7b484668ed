// A synchronized method calls another one; the inner end does not give up the lock.
// bug: the outer method is not synchronized.
// run --race=hb: data-race Account.changes
public class ReentrantCallBad {
    static final class Account {
        private int balance, changes;

        private synchronized void add(int amount) {
            balance += amount;
        }

        void deposit(int amount) {
            add(amount);
            changes++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Run.all(() -> account.deposit(1), () -> account.deposit(2));
    }
}
