// Accounts are locked in the order of their numbers.
// run --deadlock={tree,basic,guarded,segmented}: none
// run --race={lockset,hb}: none
// hunt --deadlock=segmented: none
public class TransferByNumber {
    static final class Account {
        private final int number;
        private int balance = 100;

        Account(int number) {
            this.number = number;
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
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(1), b = new Account(2);
        Run.all(() -> Account.transfer(a, b, 10), () -> Account.transfer(b, a, 30));
    }
}
