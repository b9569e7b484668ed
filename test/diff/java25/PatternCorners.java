// Aims at: pattern switches: dominance by order, generic sealed types, nested records with null, enum constants mixed,
// MatchException, yields, strings.
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

public class PatternCorners {
    sealed interface Expr<T> permits Const, Add, Neg, Cond { }
    record Const<T>(T value) implements Expr<T> { }
    record Add<T>(Expr<T> left, Expr<T> right) implements Expr<T> { }
    record Neg<T>(Expr<T> inner) implements Expr<T> { }
    record Cond<T>(boolean test, Expr<T> then, Expr<T> otherwise) implements Expr<T> { }
    enum Suit { CLUBS, HEARTS { @Override public String toString() { return "hearts!"; } } }
    sealed interface Card permits Face, Joker { }
    record Face(Suit suit, Object rank) implements Card { }
    enum Joker implements Card { RED, BLACK }
    record Bad(int x) { public int x() { throw new IllegalStateException("accessor"); } }
    record Pair<A, B>(A a, B b) { }

    static int eval(Expr<Integer> e) {
        return switch (e) {
            case Const<Integer>(Integer v) when v == 0 -> 0;
            case Const<Integer>(var v) -> v;
            case Add<Integer>(Const<Integer>(Integer a), Const<Integer>(Integer b)) -> a + b;
            case Add<Integer>(var l, Neg<Integer>(var r)) -> eval(l) - eval(r);
            case Add<Integer>(var l, var r) -> eval(l) + eval(r);
            case Neg<Integer>(var i) -> -eval(i);
            case Cond<Integer>(boolean t, var a, _) when t -> eval(a);
            case Cond<Integer>(_, _, var b) -> eval(b);
        };
    }

    static String card(Card c) {
        return switch (c) {
            case Face(Suit s, Integer n) when n > 10 -> "high " + s + n;
            case Face(Suit s, Integer n) -> s + "" + n;
            case Face(Suit s, String t) -> s.name() + t.toUpperCase();
            case Face(Suit s, Object o) -> s + "?" + o;
            case Joker.RED -> "red joker";
            case Joker j -> "joker " + j.ordinal();
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big";
            case Integer i -> "int " + i;
            case Character c when Character.isDigit(c) -> "digit";
            case String s when s.isEmpty() -> "empty";
            case String s -> { String t = s.strip(); yield "string " + t.length(); }
            case int[] a when a.length > 2 -> "ints " + a[2];
            case int[] a -> "few ints";
            case Pair(Pair(var a, var b), String c) -> "nested " + a + b + c;
            case Pair(var a, var b) -> "pair " + a + b;
            case List<?> l when l.contains(o) -> "self";
            case List<?> l -> "list " + l.size();
            case Enum<?> e -> "enum " + e.name();
            case Class<?> c -> c.getSimpleName();
            default -> "other";
        };
    }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "early";
            case String t when t.length() > 3 -> "long";
            case "AaAa", "BBBB" -> "unreached";
            case "Aa" -> "hash";
            case "BB" -> "same hash";
            default -> "rest";
        };
    }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " by " + e.getCause()));
        }
    }

    public static void main(String[] args) {
        Expr<Integer> five = new Const<>(5);
        System.out.println(eval(new Add<>(five, new Neg<>(new Const<>(3)))) + " " + eval(new Add<>(five, five))
            + eval(new Cond<>(false, five, new Neg<>(five))) + eval(new Cond<>(true, new Const<>(0), null)));
        for (Card c : new Card[] {new Face(Suit.HEARTS, 12), new Face(Suit.CLUBS, 2), new Face(Suit.HEARTS, "queen"),
            new Face(Suit.CLUBS, null), Joker.RED, Joker.BLACK}) {
            System.out.print(card(c) + "; ");
        }
        System.out.println();
        for (Object o : new Object[] {null, 5, 500, '7', 'x', "", " abc ", new int[3], new int[1],
            new Pair<>(new Pair<>(1, null), "c"), new Pair<>(new Pair<>(1, 2), null), new Pair<>(null, "c"),
            List.of(1, 2), Suit.HEARTS, int.class, 1.5}) {
            System.out.print(kind(o) + "; ");
        }
        System.out.println();
        for (String s : new String[] {"a", "Aa", "BB", "AaAa", "x", "longer"}) {
            System.out.print(text(s) + " ");
        }
        System.out.println();
        attempt("null selector", () -> card(null));
        attempt("null component", () -> eval(new Neg<>(null)));
        attempt("unboxing", () -> eval(new Const<>(null)));
        attempt("accessor", () -> new Bad(1) instanceof Bad(int x) && x > 0);
        attempt("accessor in switch", () -> switch ((Object) new Bad(1)) { case Bad(int x) when x == 1 -> "one";
            default -> "default"; });
        attempt("guard throws", () -> switch ((Object) "x") { case String s when s.charAt(5) == 'y' -> "y";
            default -> "d"; });
        Object o = new Pair<>(Optional.of(3), (Function<Integer, Integer>) n -> n * 2);
        if (o instanceof Pair<?, ?>(Optional<?> p, Function<?, ?> f) && p.isPresent() && p.get() instanceof Integer n
            && n < 5) {
            System.out.println(n + " " + ((Function<Integer, Integer>) f).apply(n));
        }
        if (!(o instanceof Pair<?, ?>(var a, _))) {
            throw new IllegalStateException();
        }
        System.out.println(a);
        StringBuilder loop = new StringBuilder();
        for (Object each : List.of(1, "two", 3.0, 'c', 5L)) {
            switch (each) {
                case Integer i: loop.append("i").append(i);
                case String _: loop.append("|"); break;
                case Double d when d > 2: loop.append(d); continue;
                case Number n2: loop.append("n").append(n2); break;
                default: loop.append("d");
            }
            loop.append(';');
        }
        System.out.println(loop);
    }
}
