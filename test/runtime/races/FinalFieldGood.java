// An object with final fields is published through a volatile field.
// run --race=hb: none
public class FinalFieldGood {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static volatile Point shared;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> shared = new Point(42), () -> {
            Point point = shared;
            seen[0] = point == null ? 0 : point.x;
        });
    }
}
