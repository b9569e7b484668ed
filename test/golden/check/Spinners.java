/** Goes on for ever. */
public class Spinners {
    static volatile boolean never;

    public static void main(String[] args) {
        new Thread(() -> { while (!never) ; }).start();
    }
}
