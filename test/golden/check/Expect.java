/** Two threads fail on purpose; the bug is behind them. */
class Expect {
    static class Stop extends IllegalStateException {
        Stop(String message) {
            super(message);
        }
    }

    static void stop() {
        throw new Stop("on purpose");
    }

    static void parse() {
        Integer.parseInt("x");
    }

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                System.out.println("both");
            }
        }
    }

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        new Thread(Expect::stop).start();
        new Thread(Expect::parse).start();
        new Thread(() -> both(a, b)).start();
        both(b, a);
    }
}
