// Two threads write two fields of one object.
// bug: both write the same one.
// run --race=hb: data-race Pair.left
public class NeighbourFieldsBad {
    static final class Pair {
        int left, right;
    }

    public static void main(String[] args) throws InterruptedException {
        Pair pair = new Pair();
        Run.all(() -> pair.left = 1, () -> pair.left = 2);
    }
}
