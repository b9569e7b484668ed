// Aims at: lambdas, method references, string concatenation, switches and records inside hidden classes, several from
// the same bytes.
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

public class HiddenLambdas {
    private static int secret = 5;

    static int seen() {
        return secret;
    }

    public static void main(String[] args) throws Throwable {
        byte[] bytes;
        try (InputStream in = HiddenLambdas.class.getResourceAsStream("HiddenLambdasTemplate.class")) {
            bytes = in.readAllBytes();
        }
        for (boolean nestmate : new boolean[] {true, false, true}) {
            Lookup one = nestmate ? MethodHandles.lookup().defineHiddenClass(bytes, true, Lookup.ClassOption.NESTMATE)
                : MethodHandles.lookup().defineHiddenClass(bytes, false);
            for (String name : List.of("capture", "reference", "concat", "choose", "count", "self")) {
                System.out.print(name + "=" + one.findStatic(one.lookupClass(), name,
                    MethodType.methodType(String.class, int.class)).invoke(7) + " ");
            }
            System.out.println(one.lookupClass().isNestmateOf(HiddenLambdas.class));
        }
    }
}

class HiddenLambdasTemplate {
    static int calls;

    static int twice(int n) {
        calls++;
        return 2 * n;
    }

    static String capture(int n) {
        Supplier<String> captured = () -> "captured " + n + calls++;
        return captured.get() + captured.get();
    }

    static String reference(int n) {
        IntUnaryOperator first = HiddenLambdasTemplate::twice, second = first.andThen(x -> x + HiddenLambdas.seen());
        return "" + second.applyAsInt(n);
    }

    static String concat(int n) {
        return "a" + n + 'c' + 1.5 + calls;
    }

    static String choose(int n) {
        Object o = n > 5 ? (Object) "text" : n;
        return switch (o) {
            case String s when s.length() > 10 -> "long";
            case String s -> s;
            default -> "other";
        };
    }

    static String count(int n) {
        return IntStream.range(0, n).map(HiddenLambdasTemplate::twice).filter(x -> x % 3 == 0).boxed().toList() + ""
            + calls;
    }

    static String self(int n) {
        Supplier<Class<?>> own = () -> MethodHandles.lookup().lookupClass();
        return own.get().isHidden() + "" + own.get().getName().startsWith("HiddenLambdasTemplate/");
    }
}
