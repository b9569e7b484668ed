// verdict: spin-deadlock
/** A monitor shows a number when it has changed, until it is interrupted, which is forgotten now and then. */
class SpinMonitorBad {
    static volatile int number;
    static volatile int shown;

    static void watch() {
        int last = 0;
        while (!Thread.currentThread().isInterrupted()) {
            int now = number;
            if (now != last) {
                shown = now;
                last = now;
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        Thread t = new Thread(SpinMonitorBad::watch);
        t.start();
        number = 1;
        if (shown == 0) t.interrupt();
    }
}
