// outcome: 0 0
// outcome: 0 1
// u looks whether t is alive while main joins t; then main reads what u saw, perhaps too early.
public class AliveSeenByOther {
    static int r;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        Thread u = new Thread(() -> r = t.isAlive() ? 1 : 0);
        t.start();
        u.start();
        t.join();
        System.out.println(r);
    }
}
