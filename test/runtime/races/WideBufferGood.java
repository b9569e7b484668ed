// Two threads share a buffer, each its own half: both put ints.
// run --race=hb: none
import java.nio.ByteBuffer;

public class WideBufferGood {
    static final ByteBuffer buffer = ByteBuffer.allocate(8);

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> buffer.putInt(0, 1), () -> buffer.putInt(4, 2));
    }
}
