/** Daemons that wait for each other keep nobody waiting. */
public class CircleOfDaemons {
    static final Object a = new Object(), b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                return;
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
    }
}
