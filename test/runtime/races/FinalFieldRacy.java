// An object with a final field is published by a race: the reference is raced for, the final field is not.
// run --race={lockset,hb}: data-race FinalFieldRacy.shared
public class FinalFieldRacy {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static Point shared;

    public static void main(String[] args) throws InterruptedException {
        shared = null;
        int[] seen = new int[1];
        Run.all(() -> shared = new Point(42), () -> {
            Point point = shared;
            seen[0] = point == null ? 0 : point.x;
        });
    }
}
