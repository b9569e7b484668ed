/** Two threads that may deadlock, and others that make the space large or keep somebody waiting. */
public class Window {
    static final Object a = new Object(), b = new Object();
    static int count;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                count++;
            }
        }
    }

    static synchronized void crowd() {
        for (int i = 0; i < 1000; i++) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> both(a, b), "one"), two = new Thread(() -> both(b, a), "two");
        one.start();
        two.start();
        for (int i = 0; i < 8; i++) {
            new Thread(Window::crowd, "crowd").start();
        }
        one.join();
        two.join();
    }
}
