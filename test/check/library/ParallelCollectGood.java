import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

// A parallel stream whose elements end up in a list.
// verdict: clean
public class ParallelCollectGood {
    public static void main(String[] args) {
        List<Integer> list = IntStream.range(0, 2).parallel().boxed().collect(Collectors.toList());
        assert list.size() == 2 : list.size() + " of 2 elements";
    }
}
