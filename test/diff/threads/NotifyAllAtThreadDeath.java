// Aims at: a terminating thread notifies those who wait on its Thread object (what join is made of).
public class NotifyAllAtThreadDeath {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> System.out.println("worker ran"));
        Thread[] waiters = new Thread[3];
        int[] woken = {0};
        for (int i = 0; i < waiters.length; i++) {
            waiters[i] = new Thread(() -> {
                synchronized (worker) {
                    try {
                        while (worker.isAlive()) worker.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    woken[0]++;
                }
            });
        }
        synchronized (worker) {
            worker.start();
            for (Thread t : waiters) t.start();
            while (worker.isAlive()) worker.wait();
        }
        for (Thread t : waiters) t.join();
        System.out.println(woken[0] + " " + worker.getState());
    }
}
