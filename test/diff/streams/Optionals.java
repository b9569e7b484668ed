// Aims at: Optional and its primitive forms: map, flatMap, filter, or, orElse variants, stream, equality.
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

public class Optionals {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        System.out.println(parse("5").map(x -> x * 2) + " " + parse("x").map(x -> x * 2) + " " + parse("7").flatMap(x ->
            x > 5 ? Optional.of("big") : Optional.empty()) + " " + parse("7").filter(x -> x < 5) + " "
                + parse("x").orElse(-1)
            + " " + parse("x").orElseGet(() -> 99) + " " + parse("x").or(() -> parse("3")) + " "
            + parse("5").isPresent()
            + parse("x").isEmpty() + " " + Optional.ofNullable(null) + " " + Optional.of("a").equals(Optional.of("a"))
            + " " + Optional.of(1).hashCode() + " " + OptionalInt.of(5) + OptionalInt.empty().orElse(3));
        System.out.println(Stream.of("1", "x", "3").map(Optionals::parse).flatMap(Optional::stream).toList());
        parse("8").ifPresent(x -> System.out.println("present " + x));
        parse("y").ifPresentOrElse(x -> System.out.println("no"), () -> System.out.println("absent"));
        try {
            parse("q").orElseThrow(() -> new IllegalArgumentException("no q"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
