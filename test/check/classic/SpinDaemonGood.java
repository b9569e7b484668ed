// verdict: clean
/** A watcher spins on a plain field that nobody writes. It is a daemon: the program ends. */
class SpinDaemonGood {
    static boolean stop;
    static int seen;

    static void watch() {
        while (!stop) {
            synchronized (SpinDaemonGood.class) {
                if (seen < 0) return;
            }
        }
    }

    public static void main(String[] args) {
        Thread watcher = new Thread(SpinDaemonGood::watch);
        watcher.setDaemon(true);
        watcher.start();
        synchronized (SpinDaemonGood.class) {
            seen = 1;
        }
    }
}
