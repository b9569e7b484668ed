import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

// Two threads decode what is left in a buffer: one of them gets the text.
// verdict: clean
public class SharedBufferGood {
    static final ByteBuffer buffer = ByteBuffer.wrap(new byte[] {'a', 'b'});
    static int got;

    static void decode() {
        synchronized (buffer) {
            got += StandardCharsets.US_ASCII.decode(buffer).length();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SharedBufferGood::decode);
        other.start();
        decode();
        other.join();
        assert got == 2;
    }
}
