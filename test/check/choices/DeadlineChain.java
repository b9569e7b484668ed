// check: --outcomes
// check: --outcomes -Dplain
/** A second deadline that counts from the first one: where it is compared, it has always passed; the verdict says so. */
public class DeadlineChain {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        long end = System.nanoTime() + 10_000_000L;
        long now = System.nanoTime();
        String text = "before";
        if (now > end) {
            text = "after";
            if (System.getProperty("plain") == null) text = now > end + 1_000_000_000L ? "long after" : "between";
        }
        System.out.println(text);
    }
}
