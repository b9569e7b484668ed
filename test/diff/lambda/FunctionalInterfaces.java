// Aims at: own functional interfaces: generics, throws, defaults, intersection casts, bridges, serialisable lambdas.
import java.io.Serializable;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class FunctionalInterfaces {
    interface Parser<T, E extends Exception> {
        T parse(String s) throws E;

        default Parser<T, E> trimmed() {
            return s -> parse(s.trim());
        }

        static <T> Parser<T, RuntimeException> constant(T t) {
            return s -> t;
        }
    }

    interface StringOp extends UnaryOperator<String> {
        String apply(String s);
    }

    interface Shape<T extends Number> {
        T area(T a, T b);
    }

    interface IntShape extends Shape<Integer> {
        Integer area(Integer a, Integer b);
    }

    static <T extends Runnable & Comparable<String>> int both(T t) {
        t.run();
        return t.compareTo("x");
    }

    static String which(Callable<String> c) throws Exception {
        return "callable " + c.call();
    }

    static String which(Runnable r) {
        r.run();
        return "runnable";
    }

    public static void main(String[] args) throws Exception {
        Parser<Integer, NumberFormatException> p = Integer::parseInt;
        System.out.println(p.trimmed().parse(" 42 ") + " " + Parser.constant("k").parse("zzz"));
        try {
            p.parse(" 42 ");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        StringOp up = String::toUpperCase;
        UnaryOperator<String> asOp = up;
        System.out.println(asOp.andThen(s -> s + "!").apply("hi") + " " + UnaryOperator.<String>identity().apply("id"));
        IntShape rect = (a, b) -> a * b;
        Shape<Integer> general = rect;
        System.out.println(general.area(3, 4));
        Runnable r = (Runnable & Serializable) () -> System.out.println("serialisable");
        r.run();
        System.out.println((r instanceof Serializable) + " " + which(() -> "v") + " " + which(() -> { }));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(s -> s.length() < 3).or(s -> s.equals("long")).test("ab")
            + " " + Predicate.not(empty).test("") + Predicate.isEqual("x").test("x"));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "sum " + x).apply(2, 3));
        try {
            Callable<Object> c = () -> {
                throw new java.io.IOException("checked");
            };
            c.call();
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(r.getClass().isInterface() + " " + r.getClass().isSynthetic() + " "
            + r.getClass().getInterfaces()[0].getSimpleName() + " " + r.getClass().getSuperclass().getSimpleName());
    }
}
