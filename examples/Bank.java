import java.util.concurrent.CountDownLatch;

/*
 * A day at a small bank: Alice serves customers, Bob does the transfers that come in by wire, an auditor checks the
 * ledger when Alice has closed, and a display in the hall shows the news. Run by java, it practically always ends well.
 *
 * There are three things in it to worry about. The display reads what Alice takes down (a race, and an exception).
 * Alice and Bob lock two accounts in opposite order (a deadlock). So do Alice and the auditor with an account and the
 * ledger, but they never meet: he waits until she has closed.
 */
public class Bank {
    static class Account {
        int balance = 100;
    }

    static class Ledger {
        int booked;

        synchronized void book(int amount) {
            booked += amount;
        }

        synchronized boolean agreesWith(Account account) {
            synchronized (account) {
                return account.balance >= booked;
            }
        }
    }

    final Account savings = new Account();
    final Account giro = new Account();
    final Ledger ledger = new Ledger();
    final CountDownLatch closed = new CountDownLatch(1);
    String news = "5% on savings!";

    void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    void serve() {
        transfer(savings, giro, 10);
        news = null;
        synchronized (giro) {
            ledger.book(10);
        }
        closed.countDown();
    }

    void wire() {
        transfer(giro, savings, 20);
    }

    void audit() {
        try {
            closed.await();
            System.out.println(ledger.agreesWith(giro) ? "the ledger is right" : "the ledger is wrong");
        } catch (InterruptedException e) {
            System.out.println("the auditor was sent home");
        }
    }

    void display() {
        if (news != null) System.out.println(news.toUpperCase());
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        new Thread(bank::serve, "Alice").start();
        new Thread(bank::wire, "Bob").start();
        new Thread(bank::audit, "Auditor").start();
        bank.display();
    }
}
