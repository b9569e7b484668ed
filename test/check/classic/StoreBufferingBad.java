// Each thread announces itself and then looks for the other: at least one must see the other.
// bug: each looks first and announces itself afterwards, so neither may see the other.
// verdict: assertion
public class StoreBufferingBad {
    static volatile int x, y;
    static int left, right;

    static void first() {
        left = y;
        x = 1;
    }

    static void second() {
        right = x;
        y = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StoreBufferingBad::first, StoreBufferingBad::second);
        assert left == 1 || right == 1 : "neither saw the other";
    }
}
