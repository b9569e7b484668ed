// A thread is waited for, but not for ever, before another takes the same locks in opposite order: in other runs both go on.
// run --deadlock={guarded,segmented}: 1 lock-order predicted
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class JoinTimed {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        });
        first.start();
        first.join(1000);
        Thread second = new Thread(() -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
        second.start();
        second.join();
        first.join();
    }
}
