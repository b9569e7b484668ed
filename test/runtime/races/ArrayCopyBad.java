// A thread copies a part of an array; another one reads what is not overwritten.
// bug: it reads an element that is.
// run --race=hb: data-race int[]
// hunt --race=hb: data-race int[] confirmed
public class ArrayCopyBad {
    static final int[] from = {1, 2, 3, 4};
    static final int[] to = new int[4];

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> System.arraycopy(from, 0, to, 0, 3), () -> seen[0] = to[2] + from[0]);
    }
}
