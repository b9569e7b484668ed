// Aims at: hidden classes: names, nestmates, class data, strong ones, who they are as callers, traces, and what they
// refuse.
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Supplier;

public class HiddenOnes {
    static int secret = 42;

    static byte[] bytes() throws Exception {
        try (InputStream in = HiddenOnes.class.getResourceAsStream("HiddenOnesTemplate.class")) {
            return in.readAllBytes();
        }
    }

    static String shape(String text) {
        return text.replaceAll("[+/.]0x[0-9a-f]+", "+0xN").replaceAll("@[0-9a-f]+", "@");
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + shape(String.valueOf(action.call())));
        } catch (Exception | LinkageError e) {
            System.out.println(what + ": " + shape(e.toString()));
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        Lookup first = lookup.defineHiddenClass(bytes(), true, Lookup.ClassOption.NESTMATE);
        Lookup second = lookup.defineHiddenClass(bytes(), false, Lookup.ClassOption.STRONG);
        Class<?> hidden = first.lookupClass();
        System.out.println(shape(hidden.getName()) + " " + shape(hidden.getSimpleName()) + " "
            + shape(hidden.toString()) + " " + hidden.isHidden() + " " + hidden.getCanonicalName() + " "
            + shape(hidden.descriptorString()) + " " + (hidden == second.lookupClass()));
        System.out.println(hidden.getNestHost() == HiddenOnes.class ? "host" : "own host");
        System.out.println(shape(second.lookupClass().getNestHost().getName()) + " "
            + hidden.isNestmateOf(HiddenOnes.class) + " " + shape(hidden.arrayType().getName()) + " "
            + hidden.getClassLoader().equals(HiddenOnes.class.getClassLoader()) + " "
            + hidden.getPackageName().isEmpty());
        for (Lookup one : new Lookup[] {first, second, first}) {
            MethodHandle make = one.findConstructor(one.lookupClass(), MethodType.methodType(void.class));
            Supplier<?> supplier = (Supplier<?>) make.invoke();
            attempt("get", supplier::get);
        }
        System.out.println((int) first.findStatic(hidden, "peek", MethodType.methodType(int.class)).invoke() + " "
            + HiddenOnesTemplate.made + " " + first.findStaticVarHandle(hidden, "made", int.class).get());
        try {
            first.findStatic(hidden, "fail", MethodType.methodType(void.class)).invoke();
        } catch (IllegalStateException e) {
            for (StackTraceElement frame : e.getStackTrace()) {
                System.out.println(shape(frame.toString()));
            }
        }
        Lookup withData = lookup.defineHiddenClassWithClassData(bytes(), List.of("x", 7), true);
        System.out.println(withData.findStatic(withData.lookupClass(), "data", MethodType.methodType(Object.class))
            .invoke());
        attempt("no data", () -> { try { return first.findStatic(hidden, "data", MethodType.methodType(Object.class))
            .invoke(); } catch (Throwable t) { throw new Exception(t.toString()); } });
        attempt("forName", () -> Class.forName(hidden.getName()));
        attempt("public lookup", () -> MethodHandles.publicLookup().defineHiddenClass(bytes(), true));
        attempt("garbage", () -> lookup.defineHiddenClass(new byte[] {1, 2, 3}, true));
        attempt("other package", () -> MethodHandles.privateLookupIn(String.class, lookup));
        attempt("named twice", () -> lookup.defineClass(bytes()));
        attempt("null data", () -> lookup.defineHiddenClassWithClassData(bytes(), null, true));
        attempt("descriptor", () -> hidden.describeConstable());
        attempt("type", () -> MethodType.methodType(hidden, int.class));
        attempt("set final", () -> { var f = hidden.getDeclaredField("number"); f.setAccessible(true);
            f.set(hidden.getDeclaredConstructor().newInstance(), 3); return f; });
    }
}

class HiddenOnesTemplate implements Supplier<String> {
    static int made;
    final int number = ++made;

    @Override
    public String get() {
        return "number " + number;
    }

    static int peek() {
        return HiddenOnes.secret;
    }

    static void fail() {
        throw new IllegalStateException("from inside");
    }

    static Object data() throws Throwable {
        Lookup own = MethodHandles.lookup();
        return MethodHandles.classData(own, "_", List.class) + "" + MethodHandles.classDataAt(own, "_", Integer.class,
            1);
    }
}
