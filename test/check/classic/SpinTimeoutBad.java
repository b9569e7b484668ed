// verdict: spin-deadlock
/** A thread waits in slices for a condition. Each wait comes to an end, but the condition never holds. */
class SpinTimeoutBad {
    static int left = 2;

    static synchronized void await() {
        try {
            while (left > 0) SpinTimeoutBad.class.wait(100);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static synchronized void arrive() {
        left--;
        SpinTimeoutBad.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Run.all(SpinTimeoutBad::await, SpinTimeoutBad::arrive);
    }
}
