// verdict: clean
/** A monitor shows a number when it has changed, until it is interrupted, which nobody does. */
class SpinMonitorGood {
    static volatile int number;
    static int shown;

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
        Thread t = new Thread(SpinMonitorGood::watch);
        t.start();
        number = 1;
    }
}
