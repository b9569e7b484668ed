/** Different violations, each in more than one interleaving. */
public class SeveralBugs {
    static int x;

    static void step(boolean fail) {
        int old = x;
        x = old + 1;
        if (fail && x != 2) {
            throw new IllegalStateException("late");
        }
        assert fail || x == 2;
    }

    public static void main(String[] args) {
        new Thread(() -> step(true)).start();
        new Thread(() -> step(false)).start();
    }
}
