/** Many threads write a value under one lock, and one that depends on it under another; one thread reads in between. */
public class Twostage {
    static final Object first = new Object();
    static final Object second = new Object();
    static int one;
    static int two;

    static void write() {
        synchronized (first) {
            one = 1;
        }
        synchronized (second) {
            two = one + 1;
        }
    }

    static void read() {
        int seen;
        synchronized (first) {
            seen = one;
        }
        if (seen == 0) return;
        synchronized (second) {
            if (two != seen + 1) throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        for (int i = 1; i < count; i++) new Thread(Twostage::write).start();
        new Thread(Twostage::read).start();
    }
}
