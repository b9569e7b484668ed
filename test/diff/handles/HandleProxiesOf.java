// Aims at: MethodHandleProxies, invokers with spread arguments, handles with 200 parameters, varargs handles, threads
// of handles.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;

public class HandleProxiesOf {
    public interface Shape {
        double area(int w, int h) throws java.io.IOException;
        default String describe() { return "a shape"; }
    }

    static int count(Object... all) {
        return all.length;
    }

    static String typed(String first, int... rest) {
        return first + Arrays.toString(rest);
    }

    static Object failing(int w, int h) throws Exception {
        throw w > h ? new java.io.IOException("declared") : new java.util.concurrent.TimeoutException("undeclared");
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        MethodHandles.Lookup own = MethodHandles.lookup();
        MethodHandle max = lookup.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        IntBinaryOperator operator = MethodHandleProxies.asInterfaceInstance(IntBinaryOperator.class, max);
        System.out.println(operator.applyAsInt(3, 9) + " " + MethodHandleProxies.isWrapperInstance(operator) + " "
            + MethodHandleProxies.wrapperInstanceTarget(operator).type() + " "
            + MethodHandleProxies.wrapperInstanceType(operator));
        @SuppressWarnings("unchecked") BiFunction<Integer, Integer, Object> function =
            MethodHandleProxies.asInterfaceInstance(BiFunction.class, max);
        System.out.println(function.apply(4, 2) + " " + function.andThen(x -> "then " + x).apply(1, 2));
        try {
            function.apply(null, 2);
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
        Comparator<String> comparator = MethodHandleProxies.asInterfaceInstance(Comparator.class,
            lookup.findVirtual(String.class, "compareToIgnoreCase", MethodType.methodType(int.class, String.class)));
        String[] words = {"b", "C", "a"};
        Arrays.sort(words, comparator);
        System.out.println(Arrays.toString(words));
        Shape shape = MethodHandleProxies.asInterfaceInstance(Shape.class,
            own.findStatic(HandleProxiesOf.class, "failing", MethodType.methodType(Object.class, int.class,
            int.class)));
        for (int w : new int[] {5, 1}) {
            try {
                shape.area(w, 3);
            } catch (java.io.IOException e) {
                System.out.println(e);
            } catch (java.lang.reflect.UndeclaredThrowableException e) {
                System.out.println(e.getClass() + " " + e.getCause());
            }
        }
        for (Class<?> bad : new Class<?>[] {Runnable[].class, String.class, java.util.List.class}) {
            try {
                MethodHandleProxies.asInterfaceInstance(bad, max);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage().replaceAll("@.*", ""));
            }
        }
        try {
            MethodHandleProxies.asInterfaceInstance(Callable.class, max);
        } catch (WrongMethodTypeException e) {
            System.out.println(e);
        }
        MethodHandle count = own.findStatic(HandleProxiesOf.class, "count",
            MethodType.methodType(int.class, Object[].class));
        MethodHandle typed = own.findStatic(HandleProxiesOf.class, "typed",
            MethodType.methodType(String.class, String.class, int[].class));
        System.out.println((int) count.invoke() + " " + (int) count.invoke(1, "2", 3L) + " "
            + (int) count.invoke((Object[]) new String[] {"a", "b"}) + " "
            + (int) count.invoke((Object) new Object[] {1, 2, 3}) + " " + (int) count.invoke((Object) null));
        System.out.println((String) typed.invoke("t") + (String) typed.invoke("t", 1, (byte) 2, 'c')
            + (String) typed.invoke("t", new int[] {9}) + typed.isVarargsCollector()
            + typed.asFixedArity().isVarargsCollector() + typed.invokeWithArguments("w", 1, 2, 3));
        MethodHandle many = count.asCollector(Object[].class, 200);
        System.out.println(many.type().parameterCount() + " " + many.invokeWithArguments(Collections.nCopies(200, "x"))
            + " " + (int) many.asSpreader(Object[].class, 200).invoke(new Object[200]));
        try {
            count.asCollector(Object[].class, 255);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(count.asType(MethodType.genericMethodType(5)).invokeWithArguments(1, 2, 3, 4, 5) + " "
            + count.asType(MethodType.methodType(long.class, int.class, int.class)).type() + " "
            + (long) (int) MethodHandles.spreadInvoker(typed.type(), 1).type().parameterCount());
        System.out.println(MethodHandles.exactInvoker(max.type()).invoke(max, 3, 4) + " "
            + MethodHandles.invoker(MethodType.methodType(Object.class, Object.class, short.class))
            .invoke(max, (Object) 8, (short) 2));
        MethodHandle self = MethodHandles.exactInvoker(max.type()).bindTo(max);
        System.out.println((int) self.invokeExact(1, 2) + " " + self.type() + " "
            + typed.withVarargs(false).isVarargsCollector() + max.withVarargs(false).equals(max));
        Thread thread = new Thread(MethodHandleProxies.asInterfaceInstance(Runnable.class,
            MethodHandles.insertArguments(own.findVirtual(java.io.PrintStream.class, "println",
            MethodType.methodType(void.class, String.class)), 0, System.out, "in a thread")));
        thread.start();
        thread.join();
    }
}
