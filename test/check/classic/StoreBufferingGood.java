// Each thread announces itself and then looks for the other: at least one must see the other.
// verdict: clean
public class StoreBufferingGood {
    static volatile int x, y;
    static int left, right;

    static void first() {
        x = 1;
        left = y;
    }

    static void second() {
        y = 1;
        right = x;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StoreBufferingGood::first, StoreBufferingGood::second);
        assert left == 1 || right == 1 : "neither saw the other";
    }
}
