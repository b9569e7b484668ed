/** A step without end. */
public class Endless {
    public static void main(String[] args) throws Exception {
        new Thread(() -> {}).start();
        for (int i = 0;; i++) if (i == -1) i = 0;
    }
}
