/** Uncontended locks: a synchronized method, a synchronized block, both re-entered. */
public class Synchronized {
    private long count;

    synchronized void add(int amount) {
        count += amount;
    }

    synchronized void addTwice(int amount) {
        add(amount);
        add(amount);
    }

    public static void main(String[] args) throws InterruptedException {
        Synchronized counter = new Synchronized();
        Object lock = new Object();
        Runnable work = () -> {
            for (int i = 0; i < 1_200_000; i++) {
                counter.add(i & 3);
                synchronized (lock) {
                    counter.addTwice(1);
                }
            }
        };
        Thread first = new Thread(work);
        first.start();
        first.join();
        work.run();
        System.out.println(counter.count);
    }
}
