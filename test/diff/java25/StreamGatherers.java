// Aims at: stream gatherers: windows, fold, scan, own gatherer.
import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamGatherers {
    static <T> Gatherer<T, ?, T> everySecond() {
        return Gatherer.ofSequential(() -> new int[1], (state, e, down) -> state[0]++ % 2 == 1 || down.push(e));
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b", "c").gather(Gatherers.fold(() -> "", String::concat)).findFirst().get());
        System.out.println(IntStream.range(0, 9).boxed().gather(everySecond()).toList());
        System.out.println(List.of(3, 1, 2).stream().gather(Gatherers.windowFixed(2)).map(List::size).toList());
    }
}
