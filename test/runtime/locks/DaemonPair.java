// Two daemons take two locks in opposite order; main waits for them for a while only. Nobody is kept from ending, but the
// two can block each other for ever.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
public class DaemonPair {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    static Thread daemon(Object first, Object second) {
        Thread thread = new Thread(() -> both(first, second));
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Thread one = daemon(a, b), other = daemon(b, a);
        one.join(1000);
        other.join(1000);
    }
}
