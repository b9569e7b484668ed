import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

// Two threads decode what is left in a buffer: one of them gets the text.
// bug: both may begin to read at the same place.
// verdict: assertion
public class SharedBufferBad {
    static final ByteBuffer buffer = ByteBuffer.wrap(new byte[] {'a', 'b'});
    static int got;

    static void decode() {
        int length = StandardCharsets.US_ASCII.decode(buffer).length();
        synchronized (buffer) {
            got += length;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SharedBufferBad::decode);
        other.start();
        decode();
        other.join();
        assert got == 2;
    }
}
