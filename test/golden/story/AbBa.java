/** Two accounts, transfers in both directions. */
public class AbBa {
    static class Account {
        int balance = 100;

        void transfer(Account to, int amount) {
            synchronized (this) {
                balance -= amount;
                synchronized (to) {
                    to.balance += amount;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account(), b = new Account();
        Thread left = new Thread(() -> a.transfer(b, 10), "left");
        Thread right = new Thread(() -> b.transfer(a, 20), "right");
        left.start();
        right.start();
        left.join();
        right.join();
    }
}
