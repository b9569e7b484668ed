// verdict: spin-deadlock
/** A server that is stopped by a thread which ends early if it comes too late. */
class SpinLateSetBad {
    static volatile boolean stop, late;
    static volatile String request;
    static int served;

    static void serve() {
        while (!stop) {
            if (request != null) {
                request = null;
                served++;
            }
        }
    }

    static void client() {
        request = "a";
        if (late) return;
        stop = true;
    }

    public static void main(String[] args) {
        new Thread(SpinLateSetBad::serve).start();
        new Thread(SpinLateSetBad::client).start();
        late = true;
    }
}
