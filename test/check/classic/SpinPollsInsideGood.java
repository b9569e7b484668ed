// verdict: clean

/** A server takes its jobs in a method that it calls, under a lock. */
class SpinPollsInsideGood {
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
        new Thread(SpinPollsInsideGood::serve).start();
        synchronized (lock) {
            job = 1;
        }
    }
}
