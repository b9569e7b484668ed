// Aims at: exceptions thrown inside lambdas, method references and streams: visible frames of the program only.
import java.util.function.Function;
import java.util.function.Supplier;

public class LambdaTraces {
    static int fail(int x) {
        if (x > 2) throw new IllegalStateException("x is " + x);
        return x;
    }

    static void own(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("LambdaTraces")) System.out.println("  " + e);
        }
    }

    static <T> T call(Supplier<T> s) {
        return s.get();
    }

    public static void main(String[] args) {
        Function<Integer, Integer> f = LambdaTraces::fail;
        try {
            f.apply(5);
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        try {
            call(() -> call(() -> fail(7)));
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        try {
            java.util.List.of(1, 2, 3).stream().map(x -> fail(x)).toList();
        } catch (IllegalStateException e) {
            own(e);
        }
        try {
            Function<Object, Integer> bad = (Function) f;
            bad.apply("text");
        } catch (ClassCastException e) {
            own(e);
        }
        call(() -> {
            throw new RuntimeException("last");
        });
    }
}
