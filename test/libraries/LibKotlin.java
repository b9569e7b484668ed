// jars: kotlin-stdlib.jar
// Kotlin's library as compiled Kotlin calls it: collections, sequences, lazy values, ranges and text.
import java.util.List;
import kotlin.LazyKt;
import kotlin.Pair;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.ranges.IntRange;
import kotlin.ranges.RangesKt;
import kotlin.sequences.SequencesKt;
import kotlin.text.Regex;
import kotlin.text.StringsKt;

public class LibKotlin {
    public static void main(String[] args) {
        List<Integer> numbers = CollectionsKt.listOf(3, 1, 2);
        System.out.println(CollectionsKt.sorted(numbers) + " " + CollectionsKt.map(numbers, n -> n * 2) + " "
                + CollectionsKt.groupBy(numbers, n -> n % 2));
        System.out.println(CollectionsKt.zip(numbers, List.of("a", "b")) + " " + CollectionsKt.chunked(numbers, 2));
        System.out.println(MapsKt.mapOf(new Pair<>("k", 1)) + " " + new IntRange(1, 5) + " "
                + CollectionsKt.toList(RangesKt.step(new IntRange(1, 9), 4)));
        System.out.println(SequencesKt.toList(SequencesKt.take(SequencesKt.generateSequence(1, n -> n * 3), 5)));
        System.out.println(LazyKt.lazy(() -> "made late").getValue());
        System.out.println(StringsKt.capitalize("word") + " " + StringsKt.trimIndent("  a\n    b") + " "
                + StringsKt.reversed("abc"));
        System.out.println(new Regex("(\\w)=(\\d)").find("x a=1", 0).getGroupValues());
        System.out.println(CollectionsKt.joinToString(numbers, "-", "<", ">", 2, "...", null));
    }
}
