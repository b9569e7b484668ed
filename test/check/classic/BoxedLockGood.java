// Two threads count under a lock.
// verdict: clean
public class BoxedLockGood {
    static final Object lock = new Object();
    static Integer count = 0;

    static void step() {
        synchronized (lock) {
            count = Integer.valueOf(count.intValue() + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            step();
            step();
        }, BoxedLockGood::step);
        assert count == 3 : "an update is lost";
    }
}
