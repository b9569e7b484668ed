// outcome: 0 2
// Mutual exclusion without locks: no increment is lost.
public class Peterson {
    static volatile boolean a, b;
    static volatile int turn;
    static int n;
    static void one() {
        a = true;
        turn = 1;
        while (b && turn == 1) Thread.onSpinWait();
        n++;
        a = false;
    }
    static void two() {
        b = true;
        turn = 0;
        while (a && turn == 0) Thread.onSpinWait();
        n++;
        b = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(n);
    }
}
