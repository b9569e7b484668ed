// A thread is asked whether it is alive, and has ended, before another takes the same locks in opposite order: in other runs both go on.
// run --deadlock={guarded,segmented}: 1 lock-order predicted
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class AskedAlive {
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
        Thread.sleep(20);
        System.out.println(first.isAlive() ? "goes on" : "has ended");
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
