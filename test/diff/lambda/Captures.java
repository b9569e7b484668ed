// Aims at: lambdas capturing locals of all types, this, loop variables; identity of non-capturing lambdas; recursion.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class Captures {
    int field = 5;
    static Function<Integer, Integer> factorial;

    Supplier<String> make(byte b, short s, char c, boolean z, int i, long l, float f, double d, String t, int[] a) {
        return () -> "" + b + s + c + z + i + l + f + d + t + a[0] + field++;
    }

    static Supplier<Integer> counter() {
        int[] n = {0};
        return () -> ++n[0];
    }

    public static void main(String[] args) {
        Captures c = new Captures();
        int[] a = {9};
        Supplier<String> s = c.make((byte) 1, (short) 2, 'c', true, 3, 4L, 5f, 6d, "t", a);
        System.out.println(s.get());
        a[0] = 10;
        c.field = 50;
        System.out.println(s.get() + " " + c.field);
        List<Supplier<Integer>> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i * i;
            list.add(() -> k);
        }
        for (int x : new int[] {7, 8}) list.add(() -> x);
        for (Supplier<Integer> x : list) System.out.print(x.get() + " ");
        System.out.println();
        Supplier<Integer> p = counter(), q = counter();
        p.get();
        p.get();
        System.out.println(p.get() + " " + q.get());
        factorial = n -> n <= 1 ? 1 : n * factorial.apply(n - 1);
        System.out.println(factorial.apply(10));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curry = x -> y -> z -> x * 100 + y * 10 + z;
        System.out.println(curry.apply(1).apply(2).apply(3));
        IntUnaryOperator inc = x -> x + 1;
        System.out.println(inc.andThen(x -> x * 2).compose(x -> x - 3).applyAsInt(10));
        Runnable[] same = new Runnable[2];
        for (int i = 0; i < 2; i++) same[i] = () -> { };
        System.out.println(same[0] == same[1]);
        Runnable nested = () -> {
            int local = 3;
            Runnable inner = () -> {
                Runnable innermost = () -> System.out.println("deep " + local + a[0] + c.field);
                innermost.run();
            };
            inner.run();
        };
        nested.run();
        Object anon = new Object() {
            final int own = 4;

            Supplier<Integer> get() {
                return () -> own + a[0];
            }
        }.get().get();
        System.out.println(anon);
    }
}
