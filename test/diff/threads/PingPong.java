// Aims at: strict alternation of two threads by wait and notify: the order of output is fixed.
public class PingPong {
    static int turn;

    static void play(String what, int me, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (PingPong.class) {
                while (turn != me) {
                    try {
                        PingPong.class.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                System.out.print(what + i + " ");
                turn = 1 - me;
                PingPong.class.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> play("ping", 0, 20));
        Thread b = new Thread(() -> play("pong", 1, 20));
        b.start();
        a.start();
        a.join();
        b.join();
        System.out.println();
    }
}
