// A writer changes two entries of a table together; a reader takes a copy and compares them.
// verdict: clean
public class SnapshotCopyGood {
    static final int[] table = new int[3];

    static synchronized void write() {
        for (int round = 1; round <= 2; round++) {
            System.arraycopy(new int[] {round, round}, 0, table, 1, 2);
        }
    }

    static synchronized void read() {
        int[] copy = new int[3];
        System.arraycopy(table, 0, copy, 0, 3);
        assert copy[1] == copy[2] : "half a table";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SnapshotCopyGood::write, SnapshotCopyGood::read);
    }
}
