import java.util.ArrayList;
import java.util.List;

/** Pattern switches over types, strings, numbers, characters and enum constants. */
public class Switches {
    enum Colour { RED, GREEN { @Override public String toString() { return "leaf"; } }, BLUE }

    enum Size { SMALL, LARGE }

    sealed interface Shape permits Circle, Square, Odd {}

    record Circle(double radius) implements Shape {}

    record Square(int side) implements Shape {}

    enum Odd implements Shape { BLOB, STAR }

    static String shape(Shape shape) {
        return switch (shape) {
            case Odd.BLOB -> "blob";
            case Circle(double r) when r > 10 -> "big circle";
            case Circle c -> "circle " + c.radius();
            case Square(int side) when side == 0 -> "point";
            case Odd.STAR -> "star";
            case Square s -> "square " + s.side();
        };
    }

    static String object(Object o) {
        return switch (o) {
            case null -> "null";
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s;
            case Colour c when c == Colour.GREEN -> "green";
            case Colour.RED -> "red";
            case Size.LARGE -> "large";
            case Integer i when i > 100 -> "large int";
            case Number n -> "number " + n;
            case int[] a -> "ints " + a.length;
            case Object[] a -> "objects " + a.length;
            case Runnable r -> "runnable";
            default -> "other " + o.getClass().isArray();
        };
    }

    static int restarts(Object o, List<String> log) {
        return switch (o) {
            case CharSequence s when log.add("first " + s) && s.length() > 3 -> 1;
            case CharSequence s when log.add("second " + s) && s.length() > 2 -> 2;
            case CharSequence s when log.add("third " + s) && s.length() > 1 -> 3;
            case Comparable<?> c -> 4;
            default -> 5;
        };
    }

    static int colour(Colour colour) {
        return switch (colour) {
            case RED -> 1;
            case Colour c when c.ordinal() > 1 -> 3;
            case GREEN -> 2;
            case BLUE -> 4;
            case null -> 5;
        };
    }

    static int constantsOnly(Colour colour) {
        return switch (colour) {
            case RED -> 1;
            case BLUE -> 2;
            case null -> 3;
            default -> 4;
        };
    }

    static int text(String text) {
        return switch (text) {
            case "a" -> 1;
            case String s when s.length() > 3 -> 2;
            case "b", "\u00e9\u4e2d\ud83d\ude00" -> 3;
            case null, default -> 4;
        };
    }

    static int number(Integer number) {
        return switch (number) {
            case 1 -> 1;
            case Integer i when i > 1000000 -> 2;
            case 70000, -5 -> 3;
            case null, default -> 4;
        };
    }

    static int character(Character character) {
        return switch (character) {
            case 'a' -> 1;
            case Character c when c > 'z' -> 2;
            case 'b' -> 3;
            case null, default -> 4;
        };
    }

    static <T extends Comparable<T>> String generic(T value) {
        return switch (value) {
            case String s -> "s" + s;
            case Integer i -> "i" + i;
            default -> "d";
        };
    }

    public static void main(String[] args) {
        Shape[] shapes = {Odd.BLOB, Odd.STAR, new Circle(11), new Circle(1), new Square(0), new Square(3)};
        for (Shape shape : shapes)
            System.out.println(shape(shape));
        try {
            System.out.println(shape(null));
        } catch (NullPointerException e) {
            System.out.println("null shape");
        }
        Object[] objects = {null, "", "x", Colour.GREEN, Colour.RED, Colour.BLUE, Size.LARGE, Size.SMALL, 5, 500, 5L,
            1.5, new int[3], new String[2], new int[1][1], (Runnable) () -> { }, 'c', new long[0], Thread.State.NEW};
        for (Object o : objects)
            System.out.println(object(o));
        List<String> log = new ArrayList<>();
        for (Object o : new Object[] {"abcd", "abc", "ab", "a", new StringBuilder("q"), 5, new Object()})
            System.out.println(restarts(o, log) + " " + log);
        for (Colour colour : new Colour[] {Colour.RED, Colour.GREEN, Colour.BLUE, null})
            System.out.println(colour(colour) + " " + constantsOnly(colour));
        for (String text : new String[] {"a", "b", "c", "long one", "\u00e9\u4e2d\ud83d\ude00", null})
            System.out.println(text(text));
        for (Integer number : new Integer[] {1, 2, 2000000, 70000, -5, null})
            System.out.println(number(number));
        for (Character character : new Character[] {'a', 'b', 'c', '\u4e2d', null})
            System.out.println(character(character));
        System.out.println(generic("t") + generic(4) + generic(2.5));
        System.out.println("done");
    }
}
