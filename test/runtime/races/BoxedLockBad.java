// A counter with a lock.
// bug: the lock is the boxed counter itself, another object after each change.
// run --race=hb: data-race BoxedLockBad.count
public class BoxedLockBad {
    static Integer count = 1000;

    static void increment() {
        synchronized (count) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BoxedLockBad::increment, BoxedLockBad::increment);
    }
}
