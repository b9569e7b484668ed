// A thread copies a part of an array; another one reads what is not overwritten.
// run --race={hb,lockset}: none
public class ArrayCopyGood {
    static final int[] from = {1, 2, 3, 4};
    static final int[] to = new int[4];

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> System.arraycopy(from, 0, to, 0, 3), () -> seen[0] = to[3] + from[0]);
    }
}
