// Aims at: insertArguments, dropArguments, permuteArguments, filterArguments, filterReturnValue, foldArguments, collectArguments.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Combinators {
    static String show(String s, int i, long j, double d) {
        return s + ":" + i + ":" + j + ":" + d;
    }

    static int length(String s) {
        return s.length();
    }

    static String upper(String s) {
        return s.toUpperCase();
    }

    static String glue(String a, String b) {
        return a + "+" + b;
    }

    static int plus(int a, int b) {
        return a + b;
    }

    static void trace(String s) {
        System.out.println("trace " + s);
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(Combinators.class, name, MethodType.methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle show = find("show", String.class, String.class, int.class, long.class, double.class);
        MethodHandle length = find("length", int.class, String.class);
        MethodHandle upper = find("upper", String.class, String.class);
        MethodHandle glue = find("glue", String.class, String.class, String.class);
        MethodHandle plus = find("plus", int.class, int.class, int.class);
        MethodHandle bound = MethodHandles.insertArguments(show, 1, 42, 43L);
        System.out.println((String) bound.invokeExact("s", 0.5) + " " + bound.type());
        System.out.println((String) show.bindTo("first").invokeExact(1, 2L, 3.0));
        MethodHandle dropped = MethodHandles.dropArguments(length, 0, int.class, Object.class);
        System.out.println((int) dropped.invokeExact(1, (Object) null, "four") + " " + dropped.type());
        MethodHandle swapped = MethodHandles.permuteArguments(glue, MethodType.methodType(String.class, String.class,
            String.class), 1, 0);
        System.out.println((String) swapped.invokeExact("a", "b"));
        MethodHandle doubled = MethodHandles.permuteArguments(glue, MethodType.methodType(String.class, String.class,
            int.class), 0, 0);
        System.out.println((String) doubled.invokeExact("c", 9));
        MethodHandle filtered = MethodHandles.filterArguments(glue, 0, upper, null);
        System.out.println((String) filtered.invokeExact("d", "e"));
        MethodHandle both = MethodHandles.filterArguments(plus, 0, length, length);
        System.out.println((int) both.invokeExact("abc", "de") + " " + both.type());
        MethodHandle result = MethodHandles.filterReturnValue(glue, length);
        System.out.println((int) result.invokeExact("xx", "yyy"));
        MethodHandle folded = MethodHandles.foldArguments(glue, upper);
        System.out.println((String) folded.invokeExact("fold"));
        MethodHandle traced = MethodHandles.foldArguments(upper, find("trace", void.class, String.class));
        System.out.println((String) traced.invokeExact("quiet"));
        MethodHandle collected = MethodHandles.collectArguments(glue, 1, glue);
        System.out.println((String) collected.invokeExact("1", "2", "3"));
        MethodHandle asType = plus.asType(MethodType.methodType(Object.class, Integer.class, short.class));
        System.out.println((Object) asType.invokeExact((Integer) 3, (short) 4));
        MethodHandle cast = MethodHandles.explicitCastArguments(plus, MethodType.methodType(byte.class, long.class,
            Object.class));
        System.out.println((byte) cast.invokeExact(300L, (Object) 5));
        System.out.println((Object) MethodHandles.constant(String.class, "const").invoke() + " "
            + (int) MethodHandles.identity(int.class).invokeExact(8) + " "
            + (Object) MethodHandles.zero(Object.class).invoke() + " "
            + (long) MethodHandles.empty(MethodType.methodType(long.class, String.class)).invokeExact("gone"));
        MethodHandle droppedReturn = MethodHandles.dropReturn(upper);
        droppedReturn.invokeExact("no result");
        System.out.println(droppedReturn.type());
        for (int i = 0; i < 3; i++) {
            try {
                switch (i) {
                case 0: MethodHandles.insertArguments(plus, 0, 1, 2, 3); break;
                case 1: MethodHandles.insertArguments(plus, 0, "x"); break;
                default: MethodHandles.filterReturnValue(plus, upper);
                }
            } catch (IllegalArgumentException | ClassCastException e) {
                System.out.println(e);
            }
        }
        MethodHandle chain = MethodHandles.identity(int.class);
        for (int i = 0; i < 40; i++) chain = MethodHandles.filterReturnValue(chain, MethodHandles.insertArguments(plus, 0, i));
        System.out.println((int) chain.invokeExact(1));
    }
}
