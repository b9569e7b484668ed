// Money goes from one account to another and back; the source is locked first.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// run --race={lockset,hb}: none
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class TransferUnordered {
    static final class Account {
        private int balance = 100;

        void transfer(Account to, int amount) {
            synchronized (this) {
                synchronized (to) {
                    balance -= amount;
                    to.balance += amount;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(), b = new Account();
        Run.all(() -> a.transfer(b, 10), () -> b.transfer(a, 30));
    }
}
