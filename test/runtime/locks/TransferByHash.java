// Accounts are locked in the order of their identity hash codes; a third lock decides a draw.
// run --deadlock={tree,basic,guarded,segmented}: none
public class TransferByHash {
    static final Object draw = new Object();

    static final class Account {
        private int balance = 100;

        static void move(Account first, Account second, Account from, Account to, int amount) {
            synchronized (first) {
                synchronized (second) {
                    from.balance -= amount;
                    to.balance += amount;
                }
            }
        }

        static void transfer(Account from, Account to, int amount) {
            int source = System.identityHashCode(from), target = System.identityHashCode(to);
            if (source < target) {
                move(from, to, from, to, amount);
            } else if (target < source) {
                move(to, from, from, to, amount);
            } else {
                synchronized (draw) {
                    move(from, to, from, to, amount);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(), b = new Account();
        Run.all(() -> Account.transfer(a, b, 10), () -> Account.transfer(b, a, 30));
    }
}
