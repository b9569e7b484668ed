// Aims at: every kind of method reference: static, bound, unbound, constructor, array, super, varargs, boxing,
// widening.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class MethodReferences {
    static class Base {
        String hi(int n) {
            return "base" + n;
        }
    }

    static class Derived extends Base {
        @Override
        String hi(int n) {
            return "derived" + n;
        }

        IntFunction<String> viaSuper() {
            return super::hi;
        }

        IntFunction<String> viaThis() {
            return this::hi;
        }
    }

    static String var(Object... o) {
        return Arrays.toString(o);
    }

    static long wide(long l) {
        return l * 2;
    }

    static int sum(Integer a, Integer b) {
        return a + b;
    }

    static <T> List<T> twice(T t) {
        return List.of(t, t);
    }

    class Inner {
        final int k;

        Inner(int k) {
            this.k = k + seed;
        }
    }

    int seed = 100;

    interface Three<R> {
        R make(int a, long b, String c);
    }

    record Rec(int a, long b, String c) { }

    interface ToLong {
        long go(int i);
    }

    interface Sink {
        void take(String s);
    }

    public static void main(String[] args) {
        Function<String, Integer> unbound = String::length;
        Supplier<Integer> bound = "bound"::length;
        Function<Integer, Integer> stat = Math::abs;
        Supplier<List<String>> ctor = ArrayList::new;
        Function<Integer, List<String>> sized = ArrayList::new;
        IntFunction<int[][]> array = int[][]::new;
        Function<Integer, String[]> strings = String[]::new;
        BiFunction<String, String, Boolean> eq = String::equals;
        Comparator<String> cmp = String::compareToIgnoreCase;
        System.out.println(unbound.apply("four") + " " + bound.get() + " " + stat.apply(-5) + " " + ctor.get()
            + sized.apply(3)
            + " " + array.apply(3).length + strings.apply(2).length + " " + eq.apply("a", "a") + cmp.compare("a", "B"));
        Derived d = new Derived();
        System.out.println(d.viaSuper().apply(1) + " " + d.viaThis().apply(2) + " "
            + ((Function<Derived, Function<Integer,
            String>>) x -> x::hi).apply(d).apply(3));
        ToLong tl = MethodReferences::wide;
        ToLong boxed = Integer::valueOf;
        Function<Integer, Object> varargs = MethodReferences::var;
        BinaryOperator<Integer> plus = MethodReferences::sum;
        IntBinaryOperator prim = MethodReferences::sum;
        Supplier<String> none = MethodReferences::var;
        BiFunction<Integer, String, String> two = MethodReferences::var;
        Function<String, List<String>> generic = MethodReferences::<String>twice;
        System.out.println(tl.go(21) + " " + boxed.go(7) + " " + varargs.apply(5) + " " + plus.apply(2, 3)
            + prim.applyAsInt(4, 5) + " " + none.get() + two.apply(1, "x") + generic.apply("g"));
        MethodReferences o = new MethodReferences();
        IntFunction<Inner> inner = v -> o.new Inner(v);
        Three<Rec> rec = Rec::new;
        Function<Rec, Long> getter = Rec::b;
        System.out.println(inner.apply(5).k + " " + rec.make(1, 2, "3") + " " + getter.apply(new Rec(0, 9, "")));
        List<String> out = new ArrayList<>();
        Sink sink = out::add;
        sink.take("dropped result");
        Consumer<String> print = System.out::println;
        print.accept(out.toString());
        Supplier<Supplier<String>> nested = () -> "nested"::toUpperCase;
        System.out.println(nested.get().get());
        ToDoubleFunction<Integer> td = Integer::intValue;
        DoubleUnaryOperator du = Math::sqrt;
        ObjIntConsumer<StringBuilder> oic = StringBuilder::append;
        StringBuilder b = new StringBuilder();
        oic.accept(b, 5);
        Function<Object, String> up = Object::toString;
        Function<String, Object> contra = up::apply;
        System.out.println(td.applyAsDouble(4) + " " + du.applyAsDouble(2.25) + " " + b + contra.apply("c"));
        Runnable nullBound = null;
        try {
            String s = args.length > 0 ? "" : null;
            Supplier<Integer> fails = s::length;
            System.out.println("not reached " + fails);
        } catch (NullPointerException e) {
            System.out.println("npe at creation");
        }
        IntSupplier clone = new int[] {1, 2, 3}.clone()::hashCode;
        Supplier<int[]> arrayClone = new int[] {4, 5}::clone;
        System.out.println(arrayClone.get().length + " " + (clone.getAsInt() == clone.getAsInt()));
    }
}
