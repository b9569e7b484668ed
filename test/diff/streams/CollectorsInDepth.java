// Aims at: collectors: filtering, flatMapping, reducing, collectingAndThen, teeing, summaries, concurrent ones, own
// ones, refusals.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class CollectorsInDepth {
    enum Kind { FRUIT, ROOT }
    record Food(String name, Kind kind, int weight, List<String> tags) { }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        List<Food> foods = List.of(new Food("apple", Kind.FRUIT, 150, List.of("red", "sweet")),
            new Food("beet", Kind.ROOT, 200, List.of("red")), new Food("carrot", Kind.ROOT, 80,
            List.of("orange", "sweet")), new Food("date", Kind.FRUIT, 10, List.of()));
        System.out.println(foods.stream().collect(Collectors.groupingBy(Food::kind, () -> new EnumMap<>(Kind.class),
            Collectors.filtering(f -> f.weight() > 100, Collectors.mapping(Food::name, Collectors.toList())))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
            Collectors.flatMapping(f -> f.tags().stream(), Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
            Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Food::weight)),
            o -> o.map(Food::name).orElse("?")))));
        System.out.println(foods.stream().collect(Collectors.partitioningBy(f -> f.tags().contains("sweet"),
            Collectors.summingInt(Food::weight))) + " " + Stream.<Food>empty()
            .collect(Collectors.partitioningBy(f -> true)));
        System.out.println(foods.stream().collect(Collectors.teeing(Collectors.counting(),
            Collectors.averagingDouble(Food::weight), (n, average) -> n + "x" + average)) + " "
            + foods.stream().collect(Collectors.reducing(0, Food::weight, Math::max))
            + foods.stream().map(Food::name).collect(Collectors.reducing((a, b) -> a + b)));
        System.out.println(foods.stream().collect(Collectors.summarizingInt(Food::weight)) + " "
            + foods.stream().collect(Collectors.summarizingDouble(f -> f.weight() / 7.0))
            + foods.stream().collect(Collectors.averagingInt(Food::weight))
            + Stream.<Integer>empty().collect(Collectors.averagingInt(i -> i)));
        System.out.println(foods.stream().collect(Collectors.toMap(Food::kind, Food::weight, Integer::sum,
            TreeMap::new)) + " " + foods.stream().collect(Collectors.toMap(Food::name, f -> f.tags().size(),
            (a, b) -> a, LinkedHashMap::new)) + new TreeMap<>(foods.stream()
            .collect(Collectors.toConcurrentMap(Food::name, Food::weight))));
        System.out.println(foods.parallelStream().collect(Collectors.groupingByConcurrent(Food::kind,
            Collectors.counting())).get(Kind.ROOT) + " " + foods.stream()
            .collect(Collectors.minBy(Comparator.comparing(Food::name, Comparator.reverseOrder()))).get().name());
        Collector<String, ?, String> own = Collector.of(() -> new String[] {""}, (a, s) -> a[0] += s.charAt(0),
            (a, b) -> { a[0] += b[0]; return a; }, a -> a[0].toUpperCase());
        System.out.println(foods.stream().map(Food::name).collect(own)
            + foods.parallelStream().map(Food::name).collect(own) + own.characteristics());
        System.out.println(Collectors.toList().characteristics() + " " + Collectors.toSet().characteristics().size()
            + Collectors.groupingByConcurrent(Function.identity()).characteristics().size());
        Map<Boolean, Map<Integer, List<Integer>>> nested = IntStream.range(0, 12).boxed()
            .collect(Collectors.partitioningBy(n -> n % 2 == 0, Collectors.groupingBy(n -> n % 3, TreeMap::new,
            Collectors.toList())));
        System.out.println(nested + " " + nested.get(true).get(0));
        double[] tricky = {1e16, 1, -1e16, 1, 0.1, 0.2, 0.3};
        System.out.println(DoubleStream.of(tricky).sum() + " " + DoubleStream.of(tricky).average().getAsDouble() + " "
            + DoubleStream.of(tricky).boxed().collect(Collectors.summingDouble(d -> d))
            + DoubleStream.of(1, Double.NaN).max() + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
            .sum() + DoubleStream.empty().summaryStatistics());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " "
            + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + IntStream.of(Integer.MAX_VALUE, 1).average()
            + IntStream.of(1, 2, 3, 4).summaryStatistics() + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        attempt("duplicate", () -> foods.stream().collect(Collectors.toMap(Food::kind, Food::name)));
        attempt("null value", () -> foods.stream().collect(Collectors.toMap(Food::name, f -> null)));
        attempt("null key", () -> foods.stream().collect(Collectors.groupingBy(f -> null)));
        attempt("unmodifiable", () -> foods.stream().collect(Collectors.toUnmodifiableList()).remove(0));
        attempt("unmodifiable map", () -> foods.stream().collect(Collectors.toUnmodifiableMap(Food::name, Food::kind))
            .put("x", null));
        attempt("joining", () -> Stream.of("a", null, "b").collect(Collectors.joining("-"))
            + Stream.<String>empty().collect(Collectors.joining(",", "<", ">")));
        List<Integer> sink = new ArrayList<>();
        IntStream.range(0, 50).parallel().boxed().forEachOrdered(sink::add);
        System.out.println(sink.equals(IntStream.range(0, 50).boxed().toList()) + " "
            + IntStream.range(0, 1000).parallel().filter(n -> n % 7 == 3).limit(3).sum()
            + IntStream.range(0, 1000).parallel().boxed().sorted(Comparator.reverseOrder()).skip(990).toList()
            + IntStream.range(0, 100).parallel().mapToObj(Integer::toString).collect(Collectors.joining()).hashCode());
    }
}
