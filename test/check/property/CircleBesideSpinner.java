/** Two threads take two monitors in opposite order; a third one turns round for ever and would hide the standstill. */
public class CircleBesideSpinner {
    static final Object a = new Object(), b = new Object();
    static volatile boolean on;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                on = false;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
        while (true) {
            on = !on;
        }
    }
}
