// verdict: clean
/** A thread waits in slices for a condition. Each wait comes to an end, and the condition will hold. */
class SpinTimeoutGood {
    static int left = 1;

    static synchronized void await() {
        try {
            while (left > 0) SpinTimeoutGood.class.wait(100);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static synchronized void arrive() {
        left--;
        SpinTimeoutGood.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Run.all(SpinTimeoutGood::await, SpinTimeoutGood::arrive);
    }
}
