// A writer changes two entries of a table together; a reader takes a copy and compares them.
// bug: the copy is taken without the lock, and copying is not atomic.
// verdict: assertion
public class SnapshotCopyBad {
    static final int[] table = new int[3];

    static synchronized void write() {
        for (int round = 1; round <= 2; round++) {
            System.arraycopy(new int[] {round, round}, 0, table, 1, 2);
        }
    }

    static void read() {
        int[] copy = new int[3];
        System.arraycopy(table, 0, copy, 0, 3);
        assert copy[1] == copy[2] : "half a table";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SnapshotCopyBad::write, SnapshotCopyBad::read);
    }
}
