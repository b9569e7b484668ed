// verdict: spin-deadlock

/** A server takes its jobs in a method that it calls, under a lock; it is stopped on some paths only. */
class SpinPollsInsideBad {
    static final Object lock = new Object();
    static volatile boolean stop;
    static int job, done;

    static void work() {
        synchronized (lock) {
            if (job == 0) return;
            job = 0;
        }
        done++;
    }

    static void serve() {
        while (!stop) work();
    }

    public static void main(String[] args) {
        new Thread(SpinPollsInsideBad::serve).start();
        synchronized (lock) {
            job = 1;
        }
        synchronized (lock) {
            if (job == 0) stop = true;
        }
    }
}
