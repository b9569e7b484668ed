/** A deadlock, and beside it a race that only some schedules show: those in which the first thread is late. */
public class Rare {
    static volatile boolean flag;
    static volatile int busy;
    static int x;

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        new Thread(() -> {
            if (flag) {
                x--;
            }
        }).start();
        for (int i = 0; i < 20; i++) {
            busy++;
        }
        new Thread(() -> {
            flag = true;
            synchronized (a) {
                x++;
                synchronized (b) {
                    x++;
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (a) {
                    x++;
                }
            }
        }).start();
    }
}
