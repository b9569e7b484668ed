// Aims at: what VarHandles refuse: null and foreign receivers, bounds, wrong types, final fields, missing operations.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleErrors {
    int i = 3;
    String text = "text";
    final int fixed = 5;
    boolean flag;
    static final String NAME = "constant";

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle i = l.findVarHandle(VarHandleErrors.class, "i", int.class);
        VarHandle text = l.findVarHandle(VarHandleErrors.class, "text", String.class);
        VarHandle fixed = l.findVarHandle(VarHandleErrors.class, "fixed", int.class);
        VarHandle flag = l.findVarHandle(VarHandleErrors.class, "flag", boolean.class);
        VarHandle name = l.findStaticVarHandle(VarHandleErrors.class, "NAME", String.class);
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandleErrors o = new VarHandleErrors();
        Object stranger = "stranger";
        attempt("null receiver", () -> (int) i.get((VarHandleErrors) null));
        attempt("null object", () -> (int) i.get((Object) null));
        attempt("null reference field", () -> (String) text.get((VarHandleErrors) null));
        attempt("foreign", () -> (int) i.get(stranger));
        attempt("foreign set", () -> {
            i.setVolatile(stranger, 4);
            return "set";
        });
        attempt("foreign value", () -> text.compareAndSet(o, (Object) 5, "x"));
        attempt("bad result", () -> (Integer) text.get(o));
        attempt("final get", () -> (int) fixed.get(o));
        attempt("final set", () -> {
            fixed.set(o, 6);
            return "set";
        });
        attempt("static final", () -> (String) name.get() + name.compareAndSet("constant", "other"));
        attempt("add to boolean", () -> (boolean) flag.getAndAdd(o, true));
        attempt("add to string", () -> (String) text.getAndAdd(o, "x"));
        attempt("missing value", () -> {
            i.set(o);
            return "set";
        });
        attempt("too many", () -> (int) i.get(o, 1));
        attempt("long into int", () -> {
            i.set(o, 5L);
            return "set";
        });
        attempt("string into int", () -> {
            i.set(o, "5");
            return "set";
        });
        attempt("string result", () -> (String) i.get(o));
        int[] array = {1, 2};
        attempt("bounds", () -> (int) ints.getVolatile(array, 2));
        attempt("plain bounds", () -> (int) ints.get(array, -1));
        attempt("null array", () -> (int) ints.get((int[]) null, 0));
        attempt("foreign array", () -> (int) ints.get((Object) new long[1], 0));
        attempt("store", () -> objects.compareAndSet((Object[]) new String[1], 0, null, (Object) 5));
        attempt("store plain", () -> {
            objects.set((Object[]) new String[1], 0, (Object) 5);
            return "set";
        });
        attempt("strings", () -> strings.compareAndSet(new String[1], 0, null, "x"));
        VarHandle none = null;
        attempt("null handle", () -> (int) none.get(o));
        attempt("no field", () -> l.findVarHandle(VarHandleErrors.class, "nothing", int.class));
        attempt("other type", () -> l.findVarHandle(VarHandleErrors.class, "i", long.class));
        attempt("static as instance", () -> l.findVarHandle(VarHandleErrors.class, "NAME", String.class));
        attempt("not accessible", () -> l.findVarHandle(String.class, "hash", int.class));
        attempt("not an array", () -> MethodHandles.arrayElementVarHandle(int.class));
        System.out.println(o.i + o.text + o.fixed + o.flag);
    }
}
