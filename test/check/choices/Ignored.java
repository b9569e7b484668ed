// check: --outcomes
import havelock.Verify;

/** Triples (x, y, z) out of 1..3 with x < y < z or x + y == 2 * z where x != y: what is ignored must leave no trace. */
public class Ignored {
    public static void main(String[] args) {
        int x = Verify.getInt(1, 3), y = Verify.getInt(1, 3), z = Verify.getInt(1, 3);
        Verify.ignoreIf(x >= y);
        Verify.ignoreIf(y >= z && x + y != 2 * z);
        System.out.println(x + " " + y + " " + z);
        assert x < y;
    }
}
