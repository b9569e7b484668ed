// Two threads exchange a record through a buffer: the writer marks it as complete in its last byte.
// verdict: clean
import java.nio.ByteBuffer;

public class SnapshotBytesGood {
    static final ByteBuffer buffer = ByteBuffer.allocate(8);

    static synchronized void write() {
        buffer.putLong(0, 0x0101010101010101L);
        buffer.putInt(0, 0x02020202);
        buffer.putInt(4, 0x02020202);
    }

    static synchronized void read() {
        byte mark = buffer.get(7), first = buffer.get(0);
        assert first >= mark : "not complete";
        byte[] all = new byte[8];
        buffer.get(0, all);
        assert all[0] == all[7] || all[0] > all[7] : "backward";
        assert all[3] == all[4] : "half a record";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SnapshotBytesGood::write, SnapshotBytesGood::read);
    }
}
