// The second lock is taken several calls away from the first one.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class ThroughCalls {
    static final Object orders = new Object();
    static final Object stock = new Object();
    static int ordered, stored = 10;

    static void order() {
        synchronized (orders) {
            ordered++;
            book();
        }
    }

    static void book() {
        reduce(1);
    }

    static void reduce(int number) {
        synchronized (stock) {
            stored -= number;
        }
    }

    static int missing() {
        synchronized (stock) {
            return open() - stored;
        }
    }

    static int open() {
        synchronized (orders) {
            return ordered;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ThroughCalls::order, ThroughCalls::missing);
    }
}
