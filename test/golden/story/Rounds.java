/** Much of the same: a story of it is short nevertheless. */
public class Rounds {
    private static volatile int progress;
    private static volatile boolean cancelled;

    private int sum;

    synchronized void add(int amount) {
        sum += amount;
    }

    static void work(Rounds rounds) {
        for (int i = 1; i <= 20; i++) {
            progress = i;
            if (cancelled) {
                return;
            }
        }
        rounds.add(1);
    }

    public static void main(String[] args) {
        Rounds rounds = new Rounds();
        Thread worker = new Thread(() -> work(rounds), "the-worker-with-the-name-that-does-not-fit");
        worker.start();
        if (progress == 20) {
            cancelled = true;
            Thread.currentThread().interrupt();
        }
        try {
            worker.join();
        } catch (InterruptedException e) {
            rounds.add(2);
            throw new IllegalStateException("interrupted at " + progress);
        }
    }
}
