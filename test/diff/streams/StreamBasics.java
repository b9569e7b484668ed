// Aims at: map, filter, flatMap, sorted, distinct, limit, skip, peek, reduce, laziness, short circuits.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

public class StreamBasics {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).toList() + " "
            + words.stream().sorted().distinct().toList() + " "
            + words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()))
            .toList());
        System.out.println(words.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c))
            .filter(c -> "aeiou".indexOf(c) >= 0)
            .limit(6).toList() + " " + words.stream().skip(4).count() + " " + words.stream()
            .reduce("", String::concat) + " "
            + words.stream().map(String::length).reduce(0, Integer::sum) + " " + words.stream()
            .mapToInt(String::length).max());
        List<String> trace = new ArrayList<>();
        Optional<String> first = words.stream().peek(w -> trace.add("p" + w)).filter(w -> w.contains("h"))
            .peek(w -> trace.add("q" + w)).findFirst();
        System.out.println(first + " " + trace);
        System.out.println(words.stream().anyMatch("echo"::equals) + " " + words.stream()
            .allMatch(w -> w.length() > 4) + " "
            + words.stream().noneMatch(String::isEmpty) + " " + Stream.empty().findAny() + " "
            + words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(String::compareTo).get());
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).toList() + " "
            + Stream.iterate(1, x -> x < 50, x -> x * 3).toList() + " " + Stream.generate(() -> "g").limit(3).toList()
            + " "
            + Stream.of(5, 3, 1).takeWhile(x -> x > 2).toList() + Stream.of(5, 3, 1).dropWhile(x -> x > 2).toList()
            + " " + Stream.concat(Stream.of(1), Stream.of(2, 3)).toList() + Arrays.toString(Stream.of("a", "b")
            .toArray(String[]::new))
            + Stream.of(1, 2, 3).mapMulti((Integer x, java.util.function.Consumer<Object> c) -> {
                for (int i = 0; i < x; i++) c.accept(x);
            }).toList());
        StringBuilder b = new StringBuilder();
        Stream.of(3, 1, 2).sorted().forEachOrdered(b::append);
        System.out.println(b + " " + Stream.of("a", "bb", "cc").reduce(0, (n, s) -> n + s.length(), Integer::sum));
        Stream<Integer> used = Stream.of(1);
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, 2).map(x -> x / (x - 1)).forEach(System.out::println);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
