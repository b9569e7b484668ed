// Two threads share a buffer, each its own half: one puts ints, the other one a long.
// bug: the long covers both halves.
// run --race=hb: data-race byte[]
// hunt --race=hb: data-race byte[] confirmed
import java.nio.ByteBuffer;

public class WideBufferBad {
    static final ByteBuffer buffer = ByteBuffer.allocate(8);

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> buffer.putLong(0, 1), () -> buffer.putInt(4, 2));
    }
}
