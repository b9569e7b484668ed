/** One thread takes the lock, the other one forgot to. */
public class RaceOneLock {
    private long total;

    synchronized void add(long amount) {
        total += amount;
    }

    long peek() {
        return total;
    }

    public static void main(String[] args) {
        RaceOneLock account = new RaceOneLock();
        new Thread(() -> account.add(5), "teller").start();
        account.peek();
    }
}
