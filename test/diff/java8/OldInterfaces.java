// Aims at: Java 8 defaults, lambdas without nest mates, private access across nested classes, method references.
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class OldInterfaces {
    interface Counter extends IntSupplier {
        default int twice() {
            return getAsInt() * 2;
        }

        static Counter of(int n) {
            return () -> n;
        }
    }

    private static int hidden(int x) {
        return x + 1;
    }

    private String mine(String s) {
        return s + "!";
    }

    static class Other {
        Function<Integer, Integer> f = OldInterfaces::hidden;

        Supplier<String> g(OldInterfaces o) {
            return () -> o.mine("other");
        }
    }

    public static void main(String[] args) {
        OldInterfaces o = new OldInterfaces();
        Function<String, String> bound = o::mine;
        System.out.println(Counter.of(21).twice() + " " + new Other().f.apply(4) + " " + new Other().g(o).get() + " "
            + bound.apply("bound"));
    }
}
