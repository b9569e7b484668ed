// Aims at: IntStream, LongStream, DoubleStream: ranges, statistics, boxing, conversions, iterate, collect.
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class PrimitiveStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b)
            + " "
            + IntStream.of(3, 1, 2).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 5).average() + " "
            + IntStream.of(3, 1, 2).summaryStatistics() + " " + IntStream.empty().max());
        System.out.println(IntStream.iterate(1, x -> x * 3).limit(6).mapToObj(Integer::toString)
            .collect(Collectors.joining("|")) + " " + Arrays.toString(IntStream.of(5, 2, 9).sorted().toArray()) + " "
            + LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong() + " "
            + LongStream.of(1, 2).asDoubleStream().sum()
            + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1.5, 2.5).map(Math::ceil).max()
            .getAsDouble());
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n))
            .noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(String::valueOf)
            .collect(Collectors.joining("-")) + " "
            + IntStream.range(0, 20).mapToLong(i -> 1L << i).sum() + " " + IntStream.range(0, 4).asLongStream().sum()
            + " " + IntStream.range(0, 5).mapToDouble(i -> i / 2.0).boxed().toList() + " "
            + IntStream.range(0, 100).skip(95).anyMatch(i -> i == 97));
        int[][] grid = IntStream.range(0, 3).mapToObj(i -> IntStream.range(0, 3).map(j -> i * j).toArray())
            .toArray(int[][]::new);
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.stream(grid).flatMapToInt(Arrays::stream)
            .distinct().sum());
        System.out.println(IntStream.range(0, 10).parallel().map(x -> x * x).sum() + " "
            + Arrays.asList(3, 1, 2).parallelStream().map(x -> x + 1).sorted().collect(Collectors.toList()));
    }
}
