// Aims at: a hand-made readers-writer lock with wait and notifyAll: writers exclude, totals are exact.
public class ReadersWriters {
    private int readers, writers, waitingWriters;
    static int a, b;

    synchronized void lockRead() throws InterruptedException {
        while (writers > 0 || waitingWriters > 0) wait();
        readers++;
    }

    synchronized void unlockRead() {
        if (--readers == 0) notifyAll();
    }

    synchronized void lockWrite() throws InterruptedException {
        waitingWriters++;
        try {
            while (readers > 0 || writers > 0) wait();
            writers++;
        } finally {
            waitingWriters--;
        }
    }

    synchronized void unlockWrite() {
        writers--;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        ReadersWriters lock = new ReadersWriters();
        int[] torn = new int[3];
        Thread[] ts = new Thread[5];
        for (int i = 0; i < 5; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                try {
                    for (int j = 0; j < 60; j++) {
                        if (k < 2) {
                            lock.lockWrite();
                            a++;
                            Thread.yield();
                            b--;
                            lock.unlockWrite();
                        } else {
                            lock.lockRead();
                            if (a + b != 0) torn[k - 2]++;
                            lock.unlockRead();
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(a + " " + b + " " + torn[0] + torn[1] + torn[2] + " " + lock.readers + lock.writers);
    }
}
