// states: 1 + 3 + 2 * (9 + 2) + 3 = 29
// outcome: 0
// t does nothing: 3 places. u joins it: before its first step, before join, waiting there, wherever t stands (9); before its end and behind it
// only when t is behind its own (2). Main joins u alone.
public class JoinedByOther {
    static void join(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { }), u = new Thread(() -> join(t));
        t.start();
        u.start();
        u.join();
    }
}
