// Aims at: flatMap, mapMulti, takeWhile, dropWhile, bounded iterate, generate, concat, laziness inside them, closing,
// reuse.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class Flattening {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e + Arrays.toString(e.getSuppressed()));
        }
    }

    static void flatten(Object o, java.util.function.Consumer<Object> out) {
        if (o instanceof Collection<?> c) {
            c.forEach(x -> flatten(x, out));
        } else if (o != null) {
            out.accept(o);
        }
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        System.out.println(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream)
            .map(x -> x * 2).toList() + " " + Stream.of(1, 2, 3).flatMap(n -> n == 2 ? null : Stream.of(n, -n))
            .toList());
        System.out.println(Stream.of(1, List.of(2, List.of(3, 4)), Arrays.asList(5, null))
            .mapMulti((Object o, java.util.function.Consumer<Object> out) -> flatten(o, out)).toList());
        System.out.println(Stream.iterate(1, n -> n * 3).flatMap(n -> IntStream.iterate(n, k -> k + 1).boxed()).limit(4)
            .toList() + " " + Stream.of(1, 2).flatMap(n -> Stream.generate(() -> n)).findFirst());
        System.out.println(IntStream.rangeClosed(1, 10).takeWhile(n -> n < 5).sum() + " "
            + Stream.of(1, 2, 5, 1, 2).dropWhile(n -> n < 3).toList() + Stream.of(5, 1).takeWhile(n -> n < 3).findAny()
            + IntStream.of(3, 9, 2).dropWhile(n -> n > 5).boxed().toList());
        System.out.println(Stream.iterate("a", s -> s.length() < 5, s -> s + "b").toList() + " "
            + LongStream.iterate(1, n -> n > 0, n -> n * 1000).count() + " "
            + Stream.concat(Stream.of(1), Stream.concat(Stream.empty(), Stream.of(2))).toList());
        Stream.of("x", "y", "z").peek(s -> log.add("a" + s)).filter(s -> !s.equals("y")).peek(s -> log.add("b" + s))
            .sorted((p, q) -> q.compareTo(p)).peek(s -> log.add("c" + s)).limit(1).forEach(log::add);
        System.out.println(log);
        log.clear();
        System.out.println(Stream.of(1, 2, 3, 4).peek(n -> log.add("p" + n)).skip(1).limit(2).map(n -> n * n)
            .anyMatch(n -> n == 4) + " " + log);
        log.clear();
        System.out.println(Stream.of(1, 2, 3).peek(n -> log.add("counted")).count() + " " + log + " "
            + Stream.of(1, 2, 3).filter(n -> n > 1).peek(n -> log.add("f" + n)).count() + log);
        try (Stream<Integer> closing = Stream.of(1).onClose(() -> log.add("first")).onClose(() -> log.add("second"))
            .map(n -> n + 1)) {
            System.out.println(closing.toList());
        }
        System.out.println(log);
        attempt("close fails", () -> { Stream.of(1).onClose(() -> { throw new IllegalStateException("one"); })
            .onClose(() -> { throw new IllegalArgumentException("two"); }).close(); return ""; });
        attempt("flat closes", () -> { log.clear(); Stream.of(1, 2).flatMap(n -> Stream.of(n)
            .onClose(() -> log.add("closed" + n))).forEach(n -> log.add("" + n)); return log; });
        Stream<Integer> used = Stream.of(1);
        used.map(n -> n);
        attempt("reuse", used::count);
        attempt("consumed", () -> { Stream<Integer> s = Stream.of(1); s.count(); return s.iterator(); });
        attempt("limit", () -> Stream.of(1).limit(-1));
        attempt("null element", () -> Stream.of(1, null).sorted().toList());
        attempt("null find", () -> Stream.of((Object) null).findFirst());
        attempt("null list", () -> Stream.of(1, null).toList());
        attempt("null collector", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        attempt("immutable", () -> Stream.of(1).toList().add(2));
        attempt("builder", () -> { Stream.Builder<Integer> b = Stream.<Integer>builder().add(1).add(2);
            List<Integer> l = b.build().toList(); b.add(3); return l; });
        attempt("exception", () -> Stream.of(1, 0).map(n -> 1 / n).reduce(0, Integer::sum));
        System.out.println(Stream.ofNullable(null).count() + " " + Stream.of(Optional.of(1), Optional.<Integer>empty())
            .flatMap(Optional::stream).toList() + Stream.of(3, 1, 2).reduce((p, q) -> p > q ? p : q)
            + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum)
            + IntStream.range(0, 3).mapToObj(i -> "i" + i).collect(StringBuilder::new, StringBuilder::append,
            StringBuilder::append));
        System.out.println(Stream.of("b", "a", "c").sorted().iterator().next()
            + Arrays.toString(Stream.of(1, 2).toArray(Integer[]::new))
            + Stream.of(1, 2, 2, 3).distinct().sorted(java.util.Collections.reverseOrder()).map(String::valueOf)
            .collect(Collectors.joining("<", "[", "]")) + Map.of().entrySet().stream().findAny());
        attempt("store", () -> Stream.of(1, 2).toArray(String[]::new));
    }
}
