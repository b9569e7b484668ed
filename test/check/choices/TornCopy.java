// check: --outcomes
// check: --outcomes --search=bfs
// check: --outcomes --jobs=2
/** A copy takes place element by element, each read before it is written: two threads that copy two elements to each
 * other's array can exchange one, or both. Overlapping copies go the way that keeps the elements. */
public class TornCopy {
    static final int[] p = {1, 2}, q = {3, 4};
    static final char[] row = {'a', 'b', 'c'};

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(p, 0, q, 0, 2));
        t.start();
        System.arraycopy(q, 0, p, 0, 2);
        t.join();
        Thread s = new Thread(() -> System.arraycopy(row, 0, row, 1, 2));
        s.start();
        char last = row[2], middle = row[1];
        s.join();
        System.out.println(p[0] + "" + p[1] + q[0] + q[1] + " " + middle + last + " " + new String(row));
    }
}
