/** Locks in opposite order, one pair after the other, beside so much else that no search comes to an end. */
public class Undecided {
    static final Object A = new Object(), B = new Object();
    static volatile boolean passed;
    static final int[] COUNTS = new int[8];

    static void count(int own) {
        for (int i = 0; i < 50; i++)
            synchronized (COUNTS) {
                COUNTS[own]++;
            }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            int own = i;
            new Thread(() -> count(own)).start();
        }
        new Thread(() -> {
            synchronized (A) {
                synchronized (B) {
                    passed = true;
                }
            }
        }).start();
        while (!passed) Thread.onSpinWait();
        synchronized (B) {
            synchronized (A) {
                passed = false;
            }
        }
    }
}
