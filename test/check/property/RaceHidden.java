/** The race is there only if the other thread is late. */
public class RaceHidden {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready = true;
        }).start();
        boolean early = !ready;
        if (early && !ready) {
            data = 2;
        }
    }
}
