/** Nobody ever notifies, and another thread goes on for ever. */
public class WaitBesideSpinner {
    static volatile boolean on;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                on = !on;
            }
        }).start();
        synchronized (WaitBesideSpinner.class) {
            try {
                WaitBesideSpinner.class.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
