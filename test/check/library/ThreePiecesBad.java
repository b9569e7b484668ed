import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

// A parallel stream with room for two of its elements at a time: the caller and two workers do three.
// verdict: assertion
public class ThreePiecesBad {
    static final AtomicInteger room = new AtomicInteger(2);

    public static void main(String[] args) {
        IntStream.range(0, 3).parallel().forEach(x -> {
            int left = room.decrementAndGet();
            room.incrementAndGet();
            assert left >= 0 : "no room";
        });
    }
}
