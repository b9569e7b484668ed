/** Each thread keeps its own field small; the sum is large only if they meet. */
public class TwoFields {
    static int a, b;
    static Object owner = "nobody";

    public static void main(String[] args) {
        new Thread(() -> {
            a = 1;
            a = 0;
        }).start();
        new Thread(() -> {
            b = 1;
            b = 0;
        }).start();
    }
}
