// Aims at: an interrupted waiter re-acquires before it throws; a notify is not lost to an interrupted thread.
public class InterruptVersusNotify {
    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 5; round++) {
            Object lock = new Object();
            int[] waiting = {0};
            int[] notified = {0}, interrupted = {0};
            Thread[] ts = new Thread[2];
            for (int i = 0; i < 2; i++) {
                ts[i] = new Thread(() -> {
                    synchronized (lock) {
                        waiting[0]++;
                        lock.notifyAll();
                        try {
                            lock.wait();
                            notified[0]++;
                        } catch (InterruptedException e) {
                            if (!Thread.holdsLock(lock)) throw new AssertionError();
                            interrupted[0]++;
                        }
                    }
                });
            }
            ts[0].start();
            synchronized (lock) {
                while (waiting[0] < 1) lock.wait();
            }
            synchronized (lock) {
                ts[0].interrupt();
                System.out.print(interrupted[0] + notified[0] + " ");
            }
            ts[0].join();
            ts[1].start();
            synchronized (lock) {
                while (waiting[0] < 2) lock.wait();
                lock.notify();
                ts[1].interrupt();
            }
            ts[1].join();
            System.out.println((interrupted[0] + notified[0]) + " " + (interrupted[0] >= 1));
        }
    }
}
