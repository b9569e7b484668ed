// Aims at: a bigger concurrent program: transfers with ordered locks, invariant checks, exact final balance.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class BankSimulation {
    static class InsufficientFunds extends Exception {
        InsufficientFunds(int id, long missing) {
            super("account " + id + " lacks " + missing);
        }
    }

    static class Account {
        final int id;
        private long balance;

        Account(int id, long balance) {
            this.id = id;
            this.balance = balance;
        }

        synchronized long balance() {
            return balance;
        }

        synchronized void deposit(long n) {
            balance += n;
        }

        synchronized void withdraw(long n) throws InsufficientFunds {
            if (balance < n) throw new InsufficientFunds(id, n - balance);
            balance -= n;
        }
    }

    static class Bank {
        final List<Account> accounts = new ArrayList<>();

        void transfer(Account a, Account b, long n) throws InsufficientFunds {
            Account first = a.id < b.id ? a : b, second = first == a ? b : a;
            synchronized (first) {
                synchronized (second) {
                    a.withdraw(n);
                    b.deposit(n);
                }
            }
        }

        long total() {
            return total(0);
        }

        private long total(int from) {
            if (from == accounts.size()) return 0;
            synchronized (accounts.get(from)) {
                return accounts.get(from).balance() + total(from + 1);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Bank bank = new Bank();
        for (int i = 0; i < 6; i++) bank.accounts.add(new Account(i, 1000));
        List<Thread> threads = new ArrayList<>();
        int[] wrong = {0};
        for (int t = 0; t < 4; t++) {
            int seed = t;
            threads.add(new Thread(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 150; i++) {
                    Account a = bank.accounts.get(r.nextInt(6)), b = bank.accounts.get(r.nextInt(6));
                    if (a == b) continue;
                    try {
                        bank.transfer(a, b, r.nextInt(400));
                    } catch (InsufficientFunds e) {
                        if (e.getMessage().isEmpty()) throw new AssertionError();
                    }
                }
            }));
        }
        Thread auditor = new Thread(() -> {
            for (int i = 0; i < 30; i++) if (bank.total() != 6000) wrong[0]++;
        });
        for (Thread t : threads) t.start();
        auditor.start();
        for (Thread t : threads) t.join();
        auditor.join();
        boolean negative = bank.accounts.stream().anyMatch(a -> a.balance() < 0);
        System.out.println(bank.total() + " " + wrong[0] + " " + negative);
        try {
            bank.transfer(bank.accounts.get(0), bank.accounts.get(1), 1_000_000 + bank.accounts.get(0).balance());
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage());
        }
    }
}
