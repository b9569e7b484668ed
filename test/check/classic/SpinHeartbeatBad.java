// verdict: spin-deadlock
/** A thread polls a flag that is set only if it looks in time, while another one beats for ever. */
class SpinHeartbeatBad {
    static volatile boolean asked, ready, beat;

    static void poll() {
        try {
            asked = true;
            while (!ready) Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void answer() {
        if (asked) ready = true;
    }

    static void beat() {
        while (true) {
            beat = true;
            beat = false;
        }
    }

    public static void main(String[] args) {
        new Thread(SpinHeartbeatBad::beat).start();
        new Thread(SpinHeartbeatBad::poll).start();
        answer();
    }
}
