/** A wait ends by itself, but what it gave up is taken, by a thread that wants what it kept. */
public class TimedOut {
    static final Object A = new Object(), B = new Object();

    static void waits() {
        synchronized (A) {
            synchronized (B) {
                try {
                    B.wait(5);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    static void takes() {
        synchronized (B) {
            synchronized (A) {
                System.out.println("both");
            }
        }
    }

    public static void main(String[] args) {
        new Thread(TimedOut::waits).start();
        new Thread(TimedOut::takes).start();
    }
}
