/**
 * Two locks, L1 and L2, taken in both orders in four ways. Three of them are harmless: one thread alone takes both orders, two
 * threads hold the lock G while they do, and two threads never run at the same time, because one joins the other. The fourth
 * is a deadlock. (Figure 2 of "Reducing False Positives in Runtime Analysis of Deadlocks".)
 */
public class FourCycles {
    static final Object G = new Object();
    static final Object L1 = new Object();
    static final Object L2 = new Object();

    static final class T1 extends Thread {
        @Override
        public void run() {
            synchronized (G) {
                synchronized (L1) {
                    synchronized (L2) {
                    }
                }
            }
            T3 t3 = new T3();
            t3.start();
            try {
                t3.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            synchronized (L2) {
                synchronized (L1) {
                }
            }
        }
    }

    static final class T2 extends Thread {
        @Override
        public void run() {
            synchronized (G) {
                synchronized (L2) {
                    synchronized (L1) {
                    }
                }
            }
        }
    }

    static final class T3 extends Thread {
        @Override
        public void run() {
            synchronized (L1) {
                synchronized (L2) {
                }
            }
        }
    }

    public static void main(String[] args) {
        new T1().start();
        new T2().start();
    }
}
