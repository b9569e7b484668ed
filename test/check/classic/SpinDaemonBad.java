// verdict: spin-deadlock
/** A watcher spins on a plain field that nobody writes, and keeps the program from ending. */
class SpinDaemonBad {
    static boolean stop;
    static int seen;

    static void watch() {
        while (!stop) {
            synchronized (SpinDaemonBad.class) {
                if (seen < 0) return;
            }
        }
    }

    public static void main(String[] args) {
        Thread watcher = new Thread(SpinDaemonBad::watch);
        watcher.start();
        synchronized (SpinDaemonBad.class) {
            seen = 1;
        }
    }
}
