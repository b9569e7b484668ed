// Aims at: additions to the library since 17: sequenced maps, StringBuilder.repeat, splitWithDelimiters, Math.clamp,
// chunked lists, Character emoji, locales.
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class NewerLibrary {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        map.putFirst("z", 26);
        map.putLast("m", 13);
        map.putFirst("a", 0);
        System.out.println(map + " " + map.reversed() + map.firstEntry() + map.pollLastEntry()
            + map.sequencedKeySet().reversed() + map.sequencedValues().getLast() + " "
            + map.sequencedEntrySet().getFirst());
        map.reversed().put("tail", 5);
        System.out.println(map + " " + map.reversed().lastEntry() + new TreeMap<>(map).reversed()
            + Collections.unmodifiableSequencedMap(map).firstEntry());
        attempt("tree put", () -> new TreeMap<>(map).putFirst("x", 1));
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        list.reversed().add(0);
        list.addLast(9);
        System.out.println(list + " " + list.reversed().subList(1, 3) + list.removeFirst() + list.getLast()
            + List.of(1, 2).reversed() + new LinkedHashSet<>(list).reversed()
            + new ArrayDeque<>(list).reversed().peekFirst() + list.reversed().stream().map(n -> n * 2).toList());
        attempt("empty", () -> List.of().getFirst());
        attempt("immutable", () -> { List.of(1).addFirst(0); return ""; });
        System.out.println(new StringBuilder().repeat("ab", 2).repeat('c', 3).repeat(0x1F600, 1) + " "
            + "a,b;c".splitWithDelimiters("[,;]", 0).length + Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 2))
            + "hello".indexOf('l', 0, 3) + "hello".indexOf("l", 3, 5)
            + new StringBuffer("x").compareTo(new StringBuffer("y")));
        System.out.println(Math.clamp(15, 0, 10) + " " + Math.clamp(-1.5, -1.0, 1.0) + Math.ceilDiv(-7, 2)
            + Math.ceilMod(7, 3) + Math.unsignedMultiplyHigh(-1L, 2) + Math.ceilDivExact(9, 2) + Math.fma(2.0, 3.0, 1.0)
            + Math.multiplyHigh(1L << 62, 8) + Math.TAU + Long.compress(0b11010, 0b10110)
            + Integer.expand(0b101, 0b11010));
        attempt("clamp", () -> Math.clamp(1, 5, 2));
        attempt("exact", () -> Math.divideExact(Integer.MIN_VALUE, -1));
        attempt("unsigned", () -> Math.unsignedMultiplyExact(-1, 2));
        attempt("power", () -> Math.powExact(3, 25));
        System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmojiModifier('a')
            + Character.toString(0x1F600).codePointCount(0, 2) + Locale.of("de", "AT")
            + Locale.availableLocales().anyMatch(Locale.GERMANY::equals) + Boolean.hashCode(true)
            + Float.float16ToFloat((short) 0x3C00) + Float.floatToFloat16(65504f) + Double.PRECISION);
        System.out.println(Pattern.compile("(?<y>\\d+)-(?<m>\\d+)").matcher("2024-05").results()
            .map(r -> r.group("y") + r.namedGroups() .size() + r.hasMatch()).toList() + " "
            + HashMap.newHashMap(10).size() + Instant.EPOCH.until(Instant.ofEpochSecond(5))
            + Duration.ofMinutes(3).isPositive());
        System.out.println(Stream.of(1, 2, 3, 4).mapMulti((Integer n, java.util.function.Consumer<Integer> c) ->
            { if (n % 2 == 0) { c.accept(n); c.accept(-n); } }).toList() + " "
            + IntStream.range(0, 5).boxed().collect(Collectors.teeing(Collectors.counting(),
            Collectors.summingInt(n -> n), Math::addExact)));
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.shuffle(shuffled, (java.util.random.RandomGenerator) new Random(4));
        System.out.println(shuffled + " " + HexFormat.of().formatHex(new byte[] {-1})
            + List.of(1, 2).equals(List.of(2, 1).reversed()) + Arrays.asList(1, 2).reversed() + "x".equals(null)
            + "%s".formatted("y") + "a\nb".lines().toList().reversed());
        MatchResult none = Pattern.compile("x").matcher("y").toMatchResult();
        attempt("no match", none::start);
        System.out.println(Runtime.version().feature() >= 25 ? "new" : "old");
    }
}
