import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lambdas and method references of every kind, with every conversion that LambdaMetafactory makes. */
public class Lambdas {
    interface Marker {}

    interface ToLong<T> { long apply(T t); }

    interface FromInt<R> { R apply(int i); }

    interface Eight { String all(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o); }

    interface LongToDouble { double apply(long a, float b); }

    interface Narrow extends Function<String, Integer> { @Override Integer apply(String s); }

    interface Strings extends Comparator<String> {}

    interface ArrayMaker<T> { T make(int length); }

    interface Thrower<E extends Exception> { void run() throws E; }

    interface WithDefault {
        int get();

        default Supplier<Integer> twice() {
            return () -> get() * 2;
        }

        private int hidden(int x) {
            return x + get();
        }

        default IntUnaryOperator adder() {
            return this::hidden;
        }

        static int helper(int x) {
            return -x;
        }

        static IntUnaryOperator negate() {
            return WithDefault::helper;
        }
    }

    static class Base {
        String greet(String name) {
            return "base " + name;
        }

        protected int seven() {
            return 7;
        }
    }

    static class Derived extends Base {
        @Override String greet(String name) {
            return "derived " + name;
        }

        Function<String, String> up() {
            return super::greet;
        }

        Function<String, String> own() {
            return this::greet;
        }

        IntSupplier inherited() {
            return this::seven;
        }
    }

    static class Holder<T> {
        T value;

        Holder(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        void set(T value) {
            this.value = value;
        }
    }

    class Inner {
        final int x;

        Inner(int x) {
            this.x = x + base;
        }
    }

    int base = 40;
    static int counter;

    static long widen(long x) {
        return x * 2;
    }

    static double mixed(double a, double b) {
        return a / b;
    }

    static Integer boxed(Integer x) {
        return x + 1;
    }

    static int count() {
        return ++counter;
    }

    static String varargs(Object... all) {
        return all.length + ":" + Arrays.toString(all);
    }

    private int secret(int x) {
        return x * base;
    }

    static void say(Object... what) {
        System.out.println(Arrays.toString(what));
    }

    static void fails(String what, Runnable action) {
        try {
            action.run();
            say(what, "fine");
        } catch (RuntimeException e) {
            say(what, e.getClass().getName());
        }
    }

    void instance() {
        int local = 2;
        IntUnaryOperator a = x -> x + base + local;
        IntUnaryOperator b = this::secret;
        IntFunction<Inner> c = Inner::new;
        Supplier<Supplier<Integer>> d = () -> () -> base + local;
        say(a.applyAsInt(1), b.applyAsInt(2), c.apply(3).x, d.get().get());
    }

    static void captures() {
        boolean z = counter == 0;
        byte b = (byte) (counter - 1);
        char c = (char) (counter + 'c');
        short s = (short) (counter - 2);
        int i = counter - 3;
        long j = counter - (1L << 40);
        float f = counter + 0.5f;
        double d = counter + 0.25;
        String t = "t" + counter;
        int[] array = {counter};
        Supplier<String> all = () -> "" + z + b + c + s + i + j + f + d + t + array.length;
        Eight eight = (z1, b1, c1, s1, i1, j1, f1, d1, o) -> "" + z1 + b1 + c1 + s1 + i1 + j1 + f1 + d1 + o + j + d + t;
        say(all.get(), eight.all(true, (byte) 1, 'x', (short) 2, 3, 4, 5, 6, "o"));
        LongToDouble wide = (x, y) -> x + y + j + d;
        say(wide.apply(1, 2));
    }

    static void conversions() {
        ToLong<Integer> unboxAndWiden = Lambdas::widen;
        ToLong<Short> fromShort = Lambdas::widen;
        ToLong<Character> fromChar = Lambdas::widen;
        ToLong<Long> same = Lambdas::widen;
        say(unboxAndWiden.apply(3), fromShort.apply((short) 4), fromChar.apply('a'), same.apply(1L << 40));
        BiFunction<Integer, Float, Double> toDouble = Lambdas::mixed;
        DoubleBinaryOperator direct = Lambdas::mixed;
        LongToDouble widening = Lambdas::mixed;
        say(toDouble.apply(1, 4f), direct.applyAsDouble(1, 8), widening.apply(1, 2));
        FromInt<Object> toObject = x -> x;
        FromInt<Number> toNumber = Integer::valueOf;
        FromInt<Comparable<Integer>> toComparable = x -> x;
        FromInt<Integer> toBox = Lambdas::boxed;
        FromInt<Long> viaLong = Long::valueOf;
        FromInt<Serializable> toSerializable = Math::abs;
        say(toObject.apply(1), toNumber.apply(2), toComparable.apply(3), toBox.apply(4), viaLong.apply(5),
            toSerializable.apply(-6));
        IntSupplier fromBox = () -> Integer.valueOf(9);
        LongSupplier fromIntBox = new Holder<>(12)::get;
        IntSupplier generic = new Holder<>(13)::get;
        IntSupplier byteToInt = new Holder<>((byte) -3)::get;
        BooleanSupplier fromBoolean = new Holder<>(true)::get;
        say(fromBox.getAsInt(), fromIntBox.getAsLong(), generic.getAsInt(), byteToInt.getAsInt(),
            fromBoolean.getAsBoolean());
        Supplier<Object> fromPrimitive = "text"::length;
        Runnable dropped = "text"::length;
        Runnable droppedLong = () -> widen(3);
        Consumer<Integer> droppedWide = Lambdas::widen;
        Consumer<String> droppedNew = StringBuilder::new;
        dropped.run();
        droppedLong.run();
        droppedWide.accept(1);
        droppedNew.accept("x");
        say(fromPrimitive.get());
        IntPredicate predicate = x -> x > 3;
        Predicate<Integer> boxedPredicate = predicate::test;
        Function<Integer, Boolean> boxedResult = predicate::test;
        say(predicate.test(4), boxedPredicate.test(3), boxedResult.apply(5));
        IntToLongFunction widenResult = Math::abs;
        IntToDoubleFunction widenMore = Math::abs;
        ToDoubleFunction<Byte> fromByte = x -> x;
        ToDoubleFunction<Byte> fromByteReference = Lambdas::half;
        say(widenResult.applyAsLong(-3), widenMore.applyAsDouble(-4), fromByte.applyAsDouble((byte) 5),
            fromByteReference.applyAsDouble((byte) 7));
        BinaryOperator<Integer> sum = Integer::sum;
        IntBinaryOperator max = Math::max;
        ToIntBiFunction<Integer, Integer> compare = Integer::compare;
        ObjIntConsumer<StringBuilder> append = StringBuilder::append;
        StringBuilder builder = new StringBuilder();
        append.accept(builder, 42);
        say(sum.apply(1, 2), max.applyAsInt(3, 4), compare.applyAsInt(5, 6), builder);
    }

    static double half(float x) {
        return x / 2;
    }

    static void references() {
        Function<String, Integer> length = String::length;
        Function<Object, String> text = Object::toString;
        Function<String, String> textOfString = Object::toString;
        Supplier<Class<?>> type = "x"::getClass;
        ToIntFunction<List<?>> size = List::size;
        Function<List<String>, Integer> hash = List::hashCode;
        UnaryOperator<int[]> copy = int[]::clone;
        UnaryOperator<String[][]> deep = String[][]::clone;
        IntFunction<int[]> ints = int[]::new;
        ArrayMaker<String[][]> arrays = String[][]::new;
        Function<Integer, List<String>> lists = ArrayList::new;
        Supplier<Map<String, Integer>> maps = HashMap::new;
        Function<String, Holder<String>> holders = Holder::new;
        Function<char[], String> chars = String::new;
        Function<char[], String> valueOf = String::valueOf;
        int[] source = {1, 2};
        int[] copied = copy.apply(source);
        say(length.apply("four"), text.apply(5), textOfString.apply("s"), type.get(), size.applyAsInt(List.of(1, 2)),
            hash.apply(List.of("a")), copied != source, copied.length, deep.apply(new String[2][3]).length,
            ints.apply(3).length, arrays.make(4).length, lists.apply(10).size(), maps.get().size(),
            holders.apply("h").get(), chars.apply(new char[] {'o', 'k'}), valueOf.apply(new char[] {'v'}));
        Function<Integer, String> variable = Lambdas::varargs;
        BiFunction<String, Object[], String> spread = String::format;
        say(variable.apply(3), spread.apply("%s-%s", new Object[] {1, 2}));
        Derived derived = new Derived();
        say(derived.up().apply("a"), derived.own().apply("b"), derived.inherited().getAsInt());
        BiConsumer<Holder<String>, String> setter = Holder::set;
        Holder<String> holder = new Holder<>("old");
        setter.accept(holder, "new");
        BiPredicate<String, Object> equal = String::equals;
        BiPredicate<String, String> equalObjects = Object::equals;
        Comparator<String> natural = String::compareTo;
        say(holder.get(), equal.test("a", "a"), equalObjects.test("a", "b"), natural.compare("a", "b"));
        WithDefault seven = () -> 7;
        say(seven.twice().get(), seven.adder().applyAsInt(3), WithDefault.negate().applyAsInt(4));
        IntBinaryOperator staticOfInterface = Integer::compare;
        Function<Map.Entry<String, Integer>, String> key = Map.Entry::getKey;
        Comparator<Map.Entry<String, Integer>> byValue = Map.Entry.comparingByValue();
        say(staticOfInterface.applyAsInt(2, 1), key.apply(Map.entry("k", 1)),
            byValue.compare(Map.entry("a", 1), Map.entry("b", 2)));
    }

    @SuppressWarnings("unchecked")
    static void bridges() throws Exception {
        Narrow narrow = String::length;
        Function<String, Integer> viaBridge = narrow;
        Function<Object, Object> raw = (Function<Object, Object>) (Function<?, ?>) narrow;
        say(narrow.apply("abc"), viaBridge.apply("abcd"), raw.apply("abcde"));
        fails("wrong argument through a bridge", () -> raw.apply(5));
        Function<String, Integer> length = String::length;
        fails("wrong argument", () -> ((Function<Object, Object>) (Function<?, ?>) length).apply(5));
        fails("null unboxed", () -> {
            ToLong<Integer> f = Lambdas::widen;
            f.apply(null);
        });
        fails("null receiver", () -> {
            Function<String, Integer> f = String::length;
            f.apply(null);
        });
        fails("null bound", () -> {
            String nothing = counter > 1000 ? "x" : null;
            Supplier<Integer> f = nothing::length;
            f.get();
        });
        fails("character widened on the way out", () -> {
            DoubleSupplier f = new Holder<>('a')::get;
            f.getAsDouble();
        });
        fails("wrong result", () -> {
            IntSupplier f = ((Holder<Integer>) (Holder<?>) new Holder<>("text"))::get;
            f.getAsInt();
        });
        Strings strings = (a, b) -> b.compareTo(a);
        say(strings.compare("a", "b"), strings.reversed().compare("a", "b"));
        Runnable marked = (Runnable & Marker) () -> count();
        Runnable serial = (Runnable & Serializable) () -> count();
        Comparator<String> both = (Comparator<String> & Serializable & Marker) String::compareTo;
        marked.run();
        serial.run();
        say(marked instanceof Marker, serial instanceof Serializable, both instanceof Marker,
            both instanceof Serializable, both.compare("x", "y"));
        Callable<Integer> callable = Lambdas::count;
        Thrower<Exception> thrower = () -> {
            throw new Exception("thrown");
        };
        say(callable.call() > 0);
        try {
            thrower.run();
        } catch (Exception e) {
            say(e.getMessage(), e.getStackTrace()[0].getMethodName());
        }
    }

    static Supplier<Integer> recursive(int n) {
        return n == 0 ? () -> 0 : () -> n + recursive(n - 1).get();
    }

    static void identity() {
        Runnable[] made = new Runnable[2];
        Runnable[] capturing = new Runnable[2];
        for (int i = 0; i < 2; i++) {
            int captured = i;
            capturing[i] = () -> counter += captured;
        }
        say(capturing[0] == capturing[1], capturing[0].getClass() == capturing[1].getClass(), made.length);
        say(capturing[0].getClass().isSynthetic(), recursive(10).get());
    }

    static void streams() {
        say(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).collect(Collectors.toList()));
        say(IntStream.range(0, 10).boxed()
            .collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.counting())));
        say(Stream.iterate(1, x -> x * 2).limit(8).mapToInt(Integer::intValue).sum());
        say(Arrays.asList("one", "three", "two").stream().sorted(Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder())).map(String::toUpperCase).collect(Collectors.joining(",")));
        say(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).reduce("", String::concat));
        say((Object) Stream.of(1, 2, 3).map(x -> new int[] {x}).map(x -> x[0]).toArray(Integer[]::new).length);
    }

    public static void main(String[] args) throws Exception {
        captures();
        conversions();
        references();
        bridges();
        identity();
        streams();
        new Lambdas().instance();
        System.out.println("done");
    }
}
