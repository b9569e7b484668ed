// Aims at: asSpreader, asCollector, asVarargsCollector, asFixedArity, withVarargs, invokeWithArguments.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

public class Spreading {
    static String three(int a, String b, Object c) {
        return a + b + c;
    }

    static int sum(int... numbers) {
        int s = 0;
        for (int n : numbers) s += n;
        return s;
    }

    static String names(String first, Object... rest) {
        return first + Arrays.toString(rest);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle three = l.findStatic(Spreading.class, "three", MethodType.methodType(String.class, int.class,
            String.class, Object.class));
        MethodHandle spread = three.asSpreader(Object[].class, 3);
        System.out.println(spread.type() + " " + (String) spread.invoke(new Object[] {1, "x", 'y'}));
        MethodHandle tail = three.asSpreader(Object[].class, 2);
        System.out.println((String) tail.invoke(7, new Object[] {"p", null}));
        try {
            System.out.println((String) tail.invoke(7, new Object[] {"p"}));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println((String) tail.invoke(7, (Object[]) null));
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        MethodHandle sum = l.findStatic(Spreading.class, "sum", MethodType.methodType(int.class, int[].class));
        System.out.println(sum.isVarargsCollector() + " " + (int) sum.invoke(1, 2, 3) + " " + (int) sum.invoke() + " "
            + (int) sum.invoke(new int[] {9, 1}) + " " + (int) sum.invoke((byte) 4));
        MethodHandle fixed = sum.asFixedArity();
        System.out.println(fixed.isVarargsCollector() + " " + (int) fixed.invokeExact(new int[] {2, 2}));
        System.out.println((int) fixed.asCollector(int[].class, 4).invokeExact(1, 2, 3, 4));
        MethodHandle names = l.findStatic(Spreading.class, "names", MethodType.methodType(String.class, String.class,
            Object[].class));
        System.out.println((String) names.invoke("a", 1, 2.5, "z") + (String) names.invoke("b"));
        System.out.println(names.invokeWithArguments("c", "d", "e") + " " + names.invokeWithArguments(List.of("f")));
        MethodHandle again = fixed.asVarargsCollector(int[].class);
        System.out.println(again.invokeWithArguments(5, 6, 7));
        System.out.println(three.withVarargs(false) == three);
        try {
            three.asSpreader(String.class, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            three.asCollector(int[].class, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle list = l.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
        System.out.println(list.invokeWithArguments(1, 2, 3) + " " + (List<?>) list.invoke("q") + list.type());
    }
}
