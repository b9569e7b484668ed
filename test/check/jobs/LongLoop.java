/** A step that is long, but ends: what a hasty round left behind, a patient one sees. */
public class LongLoop {
    public static void main(String[] args) {
        new Thread(() -> { }).start();
        long sum = 0;
        for (int i = 0; i < 3_000_000; i++) {
            sum += i;
        }
        System.out.println(sum);
    }
}
