import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

// A parallel stream whose elements end up in a list.
// bug: they are added to a plain list by several threads.
// verdict: assertion
public class ParallelCollectBad {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        IntStream.range(0, 2).parallel().boxed().forEach(list::add);
        assert list.size() == 2 : list.size() + " of 2 elements";
    }
}
