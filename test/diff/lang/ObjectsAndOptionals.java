// Aims at: Objects, Optional, Comparator chains with nulls, Iterable and Map default methods, functional composition,
// StringJoiner-free texts.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ObjectsAndOptionals {
    record Person(String name, Integer age, double weight) { }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1})
            + Objects.hash(1, null, "x") + Objects.hash() + Objects.hashCode(null) + Objects.toString(null, "d")
            + Objects.requireNonNullElse(null, 5) + Objects.requireNonNullElseGet(null, () -> 6)
            + Objects.compare("a", "b", Comparator.reverseOrder()) + Objects.isNull(3));
        attempt("require", () -> Objects.requireNonNull(null, () -> "lazy message"));
        attempt("require else", () -> Objects.requireNonNullElse(null, null));
        attempt("index", () -> Objects.checkIndex(5, 5));
        attempt("range", () -> Objects.checkFromToIndex(3, 2, 5));
        attempt("size", () -> Objects.checkFromIndexSize(3, 3, 5));
        attempt("long index", () -> Objects.checkIndex(-1L, 1L << 40));
        Optional<String> some = Optional.of("value"), none = Optional.empty();
        System.out.println(some.map(String::length).filter(n -> n > 3) + " " + none.map(String::length)
            + some.map(s -> (String) null) + none.or(() -> Optional.of("other"))
            + some.flatMap(s -> Optional.of(s + "!")) + none.stream().count() + some.equals(Optional.of("value"))
            + none.hashCode() + some.hashCode() + OptionalInt.of(3) + OptionalDouble.empty() + none.isEmpty());
        some.ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        none.ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        attempt("get", none::get);
        attempt("orElseThrow", () -> none.orElseThrow(IllegalStateException::new));
        attempt("of null", () -> Optional.of(null));
        attempt("flatMap null", () -> some.flatMap(s -> null));
        attempt("or null", () -> none.or(() -> null));
        List<Person> people = new ArrayList<>(List.of(new Person("bob", 30, 70), new Person("Ann", null, 55.5),
            new Person("cid", 30, -0.0), new Person("dan", 25, 0.0)));
        people.sort(Comparator.comparing(Person::age, Comparator.nullsFirst(Comparator.reverseOrder()))
            .thenComparingDouble(Person::weight).thenComparing(Person::name, String.CASE_INSENSITIVE_ORDER));
        System.out.println(people.stream().map(Person::name).toList() + " "
            + Collections.max(people, Comparator.comparing(Person::name)).name()
            + people.stream().min(Comparator.comparingDouble(Person::weight)).get().name());
        attempt("null compare", () -> { people.sort(Comparator.comparing(Person::age)); return ""; });
        attempt("natural", () -> Comparator.<Integer>naturalOrder().compare(1, null));
        System.out.println(Comparator.nullsLast((Comparator<String>) null).compare("a", "b") + " "
            + Comparator.nullsLast(Comparator.<String>naturalOrder()).reversed().compare(null, "b")
            + Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER).compare("a", "B")
            + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2));
        Function<Integer, Integer> twice = x -> x * 2, inc = x -> x + 1;
        Predicate<String> empty = String::isEmpty;
        IntUnaryOperator triple = x -> x * 3;
        System.out.println(twice.andThen(inc).apply(5) + " " + twice.compose(inc).apply(5)
            + Function.<Integer>identity().andThen(twice).apply(4) + empty.negate().or(Objects::isNull).test("")
            + Predicate.not(empty).and(s -> s.length() < 3).test("ab") + Predicate.isEqual(null).test(null)
            + triple.andThen(x -> x - 1).compose(x -> x + 10).applyAsInt(1) + UnaryOperator.identity().apply("u"));
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2));
        System.out.println(map.merge("a", 5, (x, y) -> null) + " " + map
            + map.compute("c", (k, v) -> v == null ? 9 : v + 1) + map.replace("b", 7) + map.replace("b", 0, 1)
            + map.remove("b", 6) + map.getOrDefault("zz", -1) + map);
        Map<String, List<Integer>> multi = new HashMap<>();
        for (int i = 0; i < 6; i++) multi.computeIfAbsent(i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
        multi.computeIfPresent("odd", (k, v) -> v.size() > 5 ? v : null);
        System.out.println(multi + " " + Map.entry("k", 1).equals(new java.util.AbstractMap.SimpleEntry<>("k", 1))
            + Map.Entry.comparingByValue().compare((Map.Entry) Map.entry(1, 2), (Map.Entry) Map.entry(1, 3))
            + Map.ofEntries(Map.entry(1, 2)) + Map.copyOf(new HashMap<>()).isEmpty());
        attempt("merge null", () -> map.merge("x", null, Integer::sum));
        attempt("entry null", () -> Map.entry(null, 1));
        attempt("immutable merge", () -> Map.of("a", 1).merge("a", 1, Integer::sum));
        Iterable<Integer> iterable = () -> Arrays.asList(3, 1, 2).iterator();
        StringBuilder b = new StringBuilder();
        iterable.forEach(b::append);
        iterable.spliterator().forEachRemaining(b::append);
        System.out.println(b);
    }
}
