// Two threads count under a lock.
// bug: the lock is the boxed number itself, which is another object after each step.
// verdict: assertion
public class BoxedLockBad {
    static Integer count = 0;

    static void step() {
        synchronized (count) {
            count = Integer.valueOf(count.intValue() + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            step();
            step();
        }, BoxedLockBad::step);
        assert count == 3 : "an update is lost";
    }
}
