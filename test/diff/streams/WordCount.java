// Aims at: a small text analysis with streams: words, frequencies, longest, anagrams.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

public class WordCount {
    static final String TEXT = """
        It was the best of times, it was the worst of times,
        it was the age of wisdom, it was the age of foolishness,
        it was the epoch of belief; was it saw the team meat mate tame?
        """;

    static String key(String w) {
        char[] c = w.toCharArray();
        Arrays.sort(c);
        return new String(c);
    }

    public static void main(String[] args) {
        List<String> words = Arrays.stream(TEXT.toLowerCase().split("[^a-z]+")).filter(w -> !w.isEmpty()).toList();
        Map<String, Long> freq = words.stream().collect(Collectors.groupingBy(Function.identity(), TreeMap::new,
            Collectors.counting()));
        System.out.println(words.size() + " " + freq);
        freq.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()
            .thenComparing(Map.Entry.comparingByKey())).limit(5).forEach(e -> System.out.println(e.getKey() + " "
            + e.getValue()));
        System.out.println(words.stream().max(Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder())).get()
            + " " + words.stream().mapToInt(String::length).average().getAsDouble());
        System.out.println(words.stream().distinct().collect(Collectors.groupingBy(WordCount::key, TreeMap::new,
            Collectors.toList())).values().stream().filter(g -> g.size() > 1).toList());
    }
}
