// A counter with a lock.
// run --race=hb: none
public class BoxedLockGood {
    static Integer count = 1000;
    static final Object lock = new Object();

    static void increment() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BoxedLockGood::increment, BoxedLockGood::increment);
    }
}
