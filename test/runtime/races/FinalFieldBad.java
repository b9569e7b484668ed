// An object with final fields is published through a volatile field.
// bug: neither is the field final nor the reference volatile.
// run --race=hb: data-race FinalFieldBad.shared, data-race Point.x
public class FinalFieldBad {
    static final class Point {
        int x;

        Point(int x) {
            this.x = x;
        }
    }

    static Point shared;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> shared = new Point(42), () -> {
            Point point = shared;
            seen[0] = point == null ? 0 : point.x;
        });
    }
}
