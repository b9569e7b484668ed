/** Many short sections under two nested locks, taken in the order of the accounts' numbers, by three threads. */
public class Accounts {
    static final class Account {
        final int number;
        long money = 1000;

        Account(int number) {
            this.number = number;
        }
    }

    static final int THREADS = 3, TRANSFERS = 1_500_000;

    static void transfer(Account from, Account to, int amount) {
        Account low = from.number < to.number ? from : to, high = low == from ? to : from;
        synchronized (low) {
            synchronized (high) {
                from.money -= amount;
                to.money += amount;
            }
        }
    }

    static void work(Account[] accounts, int seed) {
        for (int i = 0; i < TRANSFERS; i++) {
            seed = seed * 1103515245 + 12345;
            int from = (seed >>> 8) % accounts.length, to = (seed >>> 16) % accounts.length;
            if (from != to) transfer(accounts[from], accounts[to], i & 7);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[args.length > 0 ? Integer.parseInt(args[0]) : 40];
        for (int i = 0; i < accounts.length; i++) accounts[i] = new Account(i);
        Thread[] threads = new Thread[THREADS];
        for (int k = 0; k < THREADS; k++) {
            int seed = k + 1;
            threads[k] = new Thread(() -> work(accounts, seed));
            threads[k].start();
        }
        for (Thread thread : threads) thread.join();
        long sum = 0;
        for (Account account : accounts) sum += account.money;
        System.out.println(sum);
    }
}
