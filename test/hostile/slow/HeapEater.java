import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All memory that it gets, in one step. */
public class HeapEater {
    public static void main(String[] args) {
        List<long[]> kept = new ArrayList<>();
        while (true) {
            long[] more = new long[1 << 17];
            Arrays.fill(more, 1);
            kept.add(more);
        }
    }
}
