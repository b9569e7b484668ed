// Aims at: general loops of handles with several clauses, tryFinally and catchException around them, iterated folds,
// refusals.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Iterator;
import java.util.List;

public class LoopShapes {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static int zero(int n) { return 0; }
    static int one(int n) { return 1; }
    static int inc(int i, int acc, int n) { return i + 1; }
    static int mult(int i, int acc, int n) { return i * acc; }
    static boolean less(int i, int acc, int n) { return i < n; }
    static int fini(int i, int acc, int n) { return acc; }
    static String append(String s, int i, String end) { return s + i + (s.length() > 30 ? end : ","); }
    static boolean shorter(String s, String end) { return s.length() < 6; }
    static String step(String s, String end) { return s + end; }
    static String start(String end) { return "<" + end; }
    static Integer sum(Integer acc, Integer element, List<Integer> all) { return acc + element * all.size(); }
    static Integer initial(List<Integer> all) { return 100; }
    static String risky(String s, int i) { if (i > 2) throw new IllegalStateException(s + i); return s + "ok" + i; }
    static String cleanup(Throwable t, String result, String s) { return "cleanup(" + t + "," + result + "," + s + ")";
        }
    static String rescue(IllegalStateException e, String s) { return "rescued " + e.getMessage() + " " + s; }
    static Iterator<Integer> backwards(List<Integer> all) { return List.of(all.get(all.size() - 1), all.get(0))
        .iterator(); }

    static MethodHandle find(String name) throws Exception {
        for (java.lang.reflect.Method m : LoopShapes.class.getDeclaredMethods()) {
            if (m.getName().equals(name)) {
                return LOOKUP.unreflect(m);
            }
        }
        throw new NoSuchMethodException(name);
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle[] counter = {find("zero"), find("inc")};
        MethodHandle[] accumulator = {find("one"), find("mult"), find("less"), find("fini")};
        MethodHandle factorial = MethodHandles.loop(counter, accumulator);
        System.out.println(factorial.type() + " " + (int) factorial.invoke(5) + " " + (int) factorial.invoke(10));
        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.dropArguments(MethodHandles.constant(int.class,
            4), 0, String.class), find("start"), find("append"));
        System.out.println(counted.type() + " " + (String) counted.invoke("!"));
        MethodHandle range = MethodHandles.countedLoop(MethodHandles.constant(int.class, -2),
            MethodHandles.constant(int.class, 3), MethodHandles.dropArguments(MethodHandles.constant(String.class, ""),
            0, String.class), find("append"));
        System.out.println((String) range.invoke("."));
        System.out.println((String) MethodHandles.whileLoop(find("start"), find("shorter"), find("step")).invoke("ab"));
        System.out.println((String) MethodHandles.doWhileLoop(find("start"), find("step"), find("shorter"))
            .invoke("abcdefg"));
        MethodHandle iterated = MethodHandles.iteratedLoop(null, find("initial"), find("sum"));
        System.out.println(iterated.type() + " " + iterated.invoke(List.of(1, 2, 3)));
        System.out.println(MethodHandles.iteratedLoop(find("backwards"), find("initial"), find("sum"))
            .invoke(List.of(1, 2, 30)));
        MethodHandle guarded = MethodHandles.tryFinally(find("risky"), find("cleanup"));
        System.out.println(guarded.type() + " " + (String) guarded.invoke("a", 1));
        try {
            guarded.invoke("b", 3);
        } catch (IllegalStateException e) {
            System.out.println(e + " " + e.getStackTrace()[0].getMethodName());
        }
        MethodHandle caught = MethodHandles.catchException(find("risky"), IllegalStateException.class, find("rescue"));
        System.out.println((String) caught.invoke("c", 9) + " " + (String) caught.invoke("c", 2) + " "
            + (String) MethodHandles.tryFinally(caught, find("cleanup")).invoke("d", 9));
        MethodHandle nested = MethodHandles.loop(new MethodHandle[] {find("zero"), find("inc"),
            MethodHandles.dropArguments(MethodHandles.constant(boolean.class, false), 0, int.class),
            MethodHandles.identity(int.class)});
        attempt("immediate", () -> { try { return nested.type() + " " + nested.invoke(3); } catch (Throwable t) {
            throw new Exception(t); } });
        attempt("no clauses", () -> MethodHandles.loop());
        attempt("no predicate", () -> MethodHandles.loop(counter));
        attempt("too long", () -> MethodHandles.loop(new MethodHandle[5]));
        attempt("null body", () -> MethodHandles.countedLoop(MethodHandles.constant(int.class, 1), null, null));
        attempt("bad count", () -> MethodHandles.countedLoop(MethodHandles.constant(long.class, 1L), null,
            find("append")));
        attempt("predicate", () -> MethodHandles.whileLoop(null, find("zero"), find("inc")));
        attempt("cleanup", () -> MethodHandles.tryFinally(find("risky"), find("rescue")));
        attempt("handler", () -> MethodHandles.catchException(find("risky"), RuntimeException.class, find("zero")));
        attempt("fini", () -> MethodHandles.loop(counter, new MethodHandle[] {find("one"), find("mult"), find("less"),
            find("shorter")}));
        attempt("throw", () -> { try { return MethodHandles.throwException(int.class, Exception.class)
            .invoke(new Exception("thrown")); } catch (Throwable t) { return t; } });
        MethodHandle test = MethodHandles.guardWithTest(find("less"), find("inc"), find("mult"));
        System.out.println((int) test.invoke(1, 5, 9) + " " + (int) test.invoke(10, 5, 9) + " "
            + MethodHandles.guardWithTest(MethodHandles.dropArguments(MethodHandles.constant(boolean.class, true), 0,
            int.class), test, find("fini")).type());
        attempt("guard", () -> MethodHandles.guardWithTest(find("zero"), find("inc"), find("mult")));
        attempt("guard types", () -> MethodHandles.guardWithTest(find("less"), find("inc"), find("zero")));
        System.out.println(MethodType.genericMethodType(2, true));
    }
}
