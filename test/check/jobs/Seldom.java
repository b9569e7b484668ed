/* A field that another thread writes on few paths only, and that is read when that thread has ended: on most paths nobody else
 * uses it. Whether it is watched must not depend on which path a search comes upon first. */
class Seldom {
    static volatile int turn;
    static int written;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            if (turn == 3) written = 1;
        });
        Thread[] others = new Thread[2];
        for (int i = 0; i < others.length; i++) {
            others[i] = new Thread(() -> {
                for (int k = 0; k < 3; k++) turn++;
            });
            others[i].start();
        }
        writer.start();
        writer.join();
        int seen = written;
        written = seen + 1;
        for (Thread other : others) other.join();
        assert written >= 1;
    }
}
