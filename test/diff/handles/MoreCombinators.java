// Aims at: combinators with positions: fold, filter with collector, collect and spread at a position, drop to match,
// zero, empty.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

public class MoreCombinators {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static String join(Object... parts) {
        return Arrays.deepToString(parts);
    }

    static long add(int a, long b) {
        return a + b;
    }

    static void log(String s) {
        System.out.println("log " + s);
    }

    static MethodHandle joinOf(Class<?>... types) throws Exception {
        return LOOKUP.findStatic(MoreCombinators.class, "join", MethodType.methodType(String.class, Object[].class))
            .asCollector(Object[].class, types.length).asType(MethodType.methodType(String.class, types));
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle add = LOOKUP.findStatic(MoreCombinators.class, "add",
            MethodType.methodType(long.class, int.class, long.class));
        MethodHandle log = LOOKUP.findStatic(MoreCombinators.class, "log",
            MethodType.methodType(void.class, String.class));
        MethodHandle four = joinOf(String.class, long.class, int.class, long.class);
        System.out.println((String) MethodHandles.foldArguments(four, 1, add).invoke("s", 4, 5L));
        System.out.println((String) MethodHandles.foldArguments(four, 0, log).invoke("s", 1L, 2, 3L));
        System.out.println((String) MethodHandles.collectArguments(four, 1, add).invoke("s", 1, 2L, 3, 4L));
        System.out.println((String) MethodHandles.collectArguments(four, 2, log).invoke("s", 1L, "logged", 3, 4L));
        System.out.println((String) MethodHandles.filterArguments(four, 2,
            MethodHandles.explicitCastArguments(MethodHandles.identity(int.class),
            MethodType.methodType(int.class, double.class)),
            MethodHandles.dropArguments(MethodHandles.constant(long.class, 9L), 0, boolean.class))
                .invoke("s", 1L, 2.9, true));
        System.out.println((String) MethodHandles.permuteArguments(four,
            MethodType.methodType(String.class, int.class, String.class, long.class), 1, 2, 0, 2).invoke(7, "p", 8L));
        System.out.println((String) MethodHandles.insertArguments(four, 1, 5L, 6).invoke("i", 7L));
        MethodHandle dropped = MethodHandles.dropArguments(four, 4, List.of(double.class, char.class));
        System.out.println(dropped.type() + " " + (String) dropped.invoke("d", 1L, 2, 3L, 4.0, 'c'));
        MethodHandle matched = MethodHandles.dropArgumentsToMatch(add, 0,
            List.of(String.class, int.class, long.class, byte.class), 1);
        System.out.println(matched.type() + " " + (long) matched.invoke("m", 1, 2L, (byte) 3));
        System.out.println(MethodHandles.dropReturn(add).type() + " " + MethodHandles.zero(int.class).invoke()
            + MethodHandles.zero(String.class).invoke() + MethodHandles.empty(MethodType.methodType(double.class,
            int.class)).invoke(5));
        MethodHandle spread = four.asSpreader(1, long[].class, 1).asSpreader(2, Object[].class, 2);
        System.out.println(spread.type() + " " + (String) spread.invoke("sp", new long[] {3}, new Object[] {4, 5L}));
        MethodHandle collected = joinOf(String.class, int[].class, String.class).asCollector(1, int[].class, 3);
        System.out.println(collected.type() + " " + (String) collected.invoke("c", 1, 2, 3, "e"));
        MethodHandle cast = MethodHandles.explicitCastArguments(add, MethodType.methodType(byte.class, Object.class,
            boolean.class));
        System.out.println((byte) cast.invoke((Object) 300, true) + " " + (byte) cast.invoke((Object) null, false));
        MethodHandle chain = MethodHandles.filterReturnValue(MethodHandles.filterReturnValue(add,
            MethodHandles.explicitCastArguments(MethodHandles.identity(char.class),
            MethodType.methodType(char.class, long.class))), LOOKUP.findStatic(Character.class, "getName",
                MethodType.methodType(String.class, int.class)).asType(MethodType.methodType(String.class,
                char.class)));
        System.out.println(chain.type() + " " + (String) chain.invoke(60, 5L));
        System.out.println(four + " " + four.bindTo("b").type() + " " + four.isVarargsCollector() + " "
            + MethodHandles.arrayConstructor(int[][].class).type());
        attempt("bind", () -> add.bindTo("x"));
        attempt("insert", () -> MethodHandles.insertArguments(add, 1, "x"));
        attempt("insert many", () -> MethodHandles.insertArguments(add, 1, 1L, 2L));
        attempt("drop", () -> MethodHandles.dropArguments(add, 3, int.class));
        attempt("permute", () -> MethodHandles.permuteArguments(add, MethodType.methodType(long.class, int.class), 0));
        attempt("permute type", () -> MethodHandles.permuteArguments(add,
            MethodType.methodType(long.class, int.class, int.class), 0, 1));
        attempt("fold", () -> MethodHandles.foldArguments(add, log));
        attempt("collect", () -> MethodHandles.collectArguments(add, 1, MethodHandles.identity(String.class)));
        attempt("filter", () -> MethodHandles.filterArguments(add, 0, MethodHandles.identity(long.class)));
        attempt("filter result", () -> MethodHandles.filterReturnValue(add, log));
        attempt("spread", () -> add.asSpreader(int[].class, 3));
        attempt("collector", () -> add.asCollector(Object[].class, 1));
        attempt("match", () -> MethodHandles.dropArgumentsToMatch(add, 0, List.of(String.class), 0));
        attempt("constant", () -> MethodHandles.constant(int.class, "x"));
        attempt("identity", () -> MethodHandles.identity(void.class));
        attempt("asType", () -> add.asType(MethodType.methodType(String.class, int.class, long.class)));
        try {
            spread.invoke("sp", new long[] {3, 4}, new Object[] {4, 5L});
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
