// The main thread holds a lock that the thread it waits for needs. It happens in every run.
// run --deadlock={basic,segmented}: 1 deadlock observed
// hunt --deadlock=segmented: 1 deadlock confirmed
// java: may hang
public class JoinHeld {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Run.thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            thread.start();
            thread.join();
        }
    }
}
