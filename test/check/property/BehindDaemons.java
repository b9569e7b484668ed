/** Two daemons wait for each other, and main for one of their monitors. */
public class BehindDaemons {
    static final Object a = new Object(), b = new Object();
    static int count;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                count++;
            }
        }
    }

    static void start(Object first, Object second) {
        Thread t = new Thread(() -> both(first, second));
        t.setDaemon(true);
        t.start();
    }

    public static void main(String[] args) {
        start(a, b);
        start(b, a);
        synchronized (a) {
            count++;
        }
    }
}
