// Aims at: the factories behind lambdas and string concatenation, called as ordinary methods.
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatFactory;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class MetafactoryCalls {
    static int shift(int by, int x) {
        return x + by;
    }

    static String text() {
        return "made";
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle text = l.findStatic(MetafactoryCalls.class, "text", MethodType.methodType(String.class));
        CallSite supplier = LambdaMetafactory.metafactory(l, "get", MethodType.methodType(Supplier.class),
            MethodType.methodType(Object.class), text, MethodType.methodType(String.class));
        Supplier<String> s = (Supplier<String>) supplier.getTarget().invokeExact();
        System.out.println(s.get() + " " + (s instanceof Supplier));
        MethodHandle shift = l.findStatic(MetafactoryCalls.class, "shift", MethodType.methodType(int.class, int.class,
            int.class));
        MethodType unary = MethodType.methodType(int.class, int.class);
        CallSite adder = LambdaMetafactory.metafactory(l, "applyAsInt", MethodType.methodType(IntUnaryOperator.class,
            int.class), unary, shift, unary);
        IntUnaryOperator plusTen = (IntUnaryOperator) adder.getTarget().invokeExact(10);
        System.out.println(plusTen.applyAsInt(5) + " " + plusTen.andThen(x -> x * 2).applyAsInt(1));
        CallSite concat = StringConcatFactory.makeConcatWithConstants(l, "any", MethodType.methodType(String.class, int.class,
            String.class), "[\1|\1]\2", "tail");
        System.out.println((String) concat.getTarget().invokeExact(7, "seven"));
    }
}
