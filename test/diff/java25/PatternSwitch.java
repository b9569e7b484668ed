// Aims at: switch over types: order, guards, null, sealed exhaustiveness, enums qualified, primitives boxed.
import java.util.List;

public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Group { }

    record Circle(double r) implements Shape { }

    record Square(double s) implements Shape { }

    record Group(List<Shape> members) implements Shape { }

    enum Suit { CLUBS, HEARTS }

    sealed interface Card permits Suited, Joker { }

    record Suited(Suit s, int n) implements Card { }

    enum Joker implements Card { RED, BLACK }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> Math.PI * c.r() * c.r();
            case Square q -> q.s() * q.s();
            case Group g -> g.members().stream().mapToDouble(PatternSwitch::area).sum();
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case int[] a when a.length > 2 -> "long array";
            case int[] a -> "array " + a.length;
            case Suit s when s == Suit.HEARTS -> "hearts";
            case Suit s -> "suit " + s;
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            case Class<?> c -> c.getSimpleName();
            default -> o.getClass().getSimpleName();
        };
    }

    static String card(Card c) {
        return switch (c) {
            case Joker.RED -> "red joker";
            case Joker.BLACK -> "black joker";
            case Suited s when s.n() == 1 -> "ace of " + s.s();
            case Suited s -> s.n() + " of " + s.s();
        };
    }

    static String words(String s) {
        return switch (s) {
            case "yes", "y" -> "affirmative";
            case String t when t.length() > 5 -> "long";
            case String t -> "other " + t;
        };
    }

    static void statement(Object o) {
        switch (o) {
            case String s:
                System.out.print("statement " + s + " ");
                break;
            case null, default:
                System.out.print("rest ");
        }
    }

    public static void main(String[] args) {
        System.out.println(area(new Group(List.of(new Square(2), new Circle(1), new Group(List.of(new Square(1)))))));
        Runnable r = () -> System.out.print("running ");
        Object[] all = {null, 5, 500, 7L, "", "abc", new int[1], new int[5], Suit.CLUBS, Suit.HEARTS, r, String.class,
            2.5, 'c'};
        for (Object o : all) System.out.print(kind(o) + ", ");
        System.out.println();
        System.out.println(card(Joker.RED) + ", " + card(Joker.BLACK) + ", " + card(new Suited(Suit.HEARTS, 1)) + ", "
            + card(new Suited(Suit.CLUBS, 7)) + ", " + words("y") + ", " + words("abcdef") + ", " + words("no"));
        for (Object o : new Object[] {"x", 1, null}) statement(o);
        System.out.println();
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
