/** The lock that protects count is left out on few paths only, which a depth-first search comes to late. */
public class LateDoubt {
    static volatile int phase, a, b;
    static int count;

    static synchronized void add() {
        count++;
    }

    static void first() {
        phase = 1;
        add();
        phase = 2;
        for (int i = 0; i < 100; i++) {
            a++;
        }
    }

    static void second() {
        if (phase == 1) {
            count++;
        } else {
            add();
        }
        for (int i = 0; i < 100; i++) {
            b++;
        }
    }

    public static void main(String[] args) {
        new Thread(LateDoubt::first).start();
        new Thread(LateDoubt::second).start();
    }
}
