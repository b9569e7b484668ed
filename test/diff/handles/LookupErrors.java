// Aims at: what look-ups refuse, and the texts they refuse with.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class LookupErrors {
    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + (e.getMessage() + "").replaceAll("@[0-9a-f]+", "@"));
            if (e.getCause() != null) System.out.println("  cause " + e.getCause());
        }
    }

    private void mine() {
    }

    void plain(int x) {
    }

    static void still() {
    }

    LookupErrors(int x) {
    }

    public static void main(String[] args) {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup pub = MethodHandles.publicLookup();
        MethodType v = MethodType.methodType(void.class);
        attempt("missing", () -> l.findVirtual(LookupErrors.class, "missing", v));
        attempt("other type", () -> l.findVirtual(LookupErrors.class, "plain", v));
        attempt("virtual of static", () -> l.findVirtual(LookupErrors.class, "still", v));
        attempt("static of virtual", () -> l.findStatic(LookupErrors.class, "mine", v));
        attempt("constructor", () -> l.findConstructor(LookupErrors.class, v));
        attempt("constructor type", () -> l.findConstructor(LookupErrors.class, MethodType.methodType(int.class)));
        attempt("private of other", () -> l.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)));
        attempt("public lookup", () -> pub.findVirtual(LookupErrors.class, "mine", v));
        attempt("public method", () -> pub.findVirtual(String.class, "length", MethodType.methodType(int.class)));
        attempt("special", () -> l.findSpecial(Object.class, "toString", MethodType.methodType(String.class), String.class));
        attempt("null name", () -> l.findStatic(LookupErrors.class, null, v));
        attempt("init", () -> l.findVirtual(LookupErrors.class, "<init>", v));
        attempt("lookup", () -> l);
        attempt("public", () -> pub);
        attempt("in", () -> l.in(String.class));
        attempt("dropped", () -> l.dropLookupMode(MethodHandles.Lookup.PRIVATE));
        attempt("private in", () -> MethodHandles.privateLookupIn(LookupErrors.class, l).lookupModes());
        attempt("private in public", () -> MethodHandles.privateLookupIn(LookupErrors.class, pub));
        attempt("primitive", () -> MethodHandles.privateLookupIn(int.class, l));
        attempt("find class", () -> l.findClass("LookupErrors$Attempt"));
        attempt("no class", () -> l.findClass("Nowhere"));
        attempt("access", () -> l.accessClass(String.class));
        attempt("bind", () -> l.bind("abc", "length", MethodType.methodType(int.class)).type());
        attempt("bind nothing", () -> l.bind("abc", "size", MethodType.methodType(int.class)));
    }
}
