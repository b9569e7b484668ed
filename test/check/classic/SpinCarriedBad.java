// verdict: spin-deadlock
/** A server looks at its flag before it looks for work; it is stopped unless the client is late. */
class SpinCarriedBad {
    static volatile boolean stop, late;
    static volatile String request;

    static void serve() {
        boolean go = true;
        while (go) {
            go = !stop;
            String r = request;
            if (r != null) request = null;
        }
    }

    static void client() {
        request = "a";
        if (!late) stop = true;
    }

    public static void main(String[] args) {
        new Thread(SpinCarriedBad::serve).start();
        new Thread(SpinCarriedBad::client).start();
        late = true;
    }
}
