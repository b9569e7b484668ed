// verdict: clean
/** A thread polls a flag that is set in any case, while another one beats for ever. */
class SpinHeartbeatGood {
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
        ready = true;
    }

    static void beat() {
        while (true) {
            beat = true;
            beat = false;
        }
    }

    public static void main(String[] args) {
        new Thread(SpinHeartbeatGood::beat).start();
        new Thread(SpinHeartbeatGood::poll).start();
        answer();
    }
}
