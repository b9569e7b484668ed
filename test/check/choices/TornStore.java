// check: --outcomes
// check: --outcomes --search=bfs
/** A copy that fails has stored what comes before the element that does not fit; that may change while it is under
 * way. */
public class TornStore {
    static final Object[] from = {"a", "b", "c"};
    static final String[] to = new String[3];

    static String copy() {
        try {
            System.arraycopy(from, 0, to, 0, 3);
            return "copied";
        } catch (ArrayStoreException e) {
            return "failed";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            from[0] = "x";
            from[2] = 3;
        });
        t.start();
        String how = copy();
        t.join();
        System.out.println(how + " " + to[0] + to[1] + to[2]);
    }
}
