// Two threads write two fields of one object.
// run --race=hb: none
public class NeighbourFieldsGood {
    static final class Pair {
        int left, right;
    }

    public static void main(String[] args) throws InterruptedException {
        Pair pair = new Pair();
        Run.all(() -> pair.left = 1, () -> pair.right = 2);
    }
}
