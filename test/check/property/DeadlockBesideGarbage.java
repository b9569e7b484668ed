/** A deadlock of two threads beside others that make objects for ever, in steps that nobody sees. */
public class DeadlockBesideGarbage {
    static final Object left = new Object(), right = new Object();

    static void litter(int kind) {
        for (long n = 0;; n++)
            switch (kind) {
            case 0: new Object(); break;
            case 1: String.valueOf(n).length(); break;
            default: new byte[(int) (n % 100) * 100].clone();
            }
    }

    static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            int kind = i;
            new Thread(() -> litter(kind)).start();
        }
        new Thread(() -> lock(left, right)).start();
        new Thread(() -> lock(right, left)).start();
    }
}
