// Aims at: Lookup objects: in, dropLookupMode, privateLookupIn, previous lookup class, accessClass, ensureInitialized,
// texts.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

public class LookupPowers {
    private int hidden = 3;

    private static String own(int x) {
        return "own" + x;
    }

    static class Nested {
        static { System.out.println("Nested initialised"); }
        private String inner(long y) { return "inner" + y; }
        protected static int guarded() { return 8; }
    }

    static class Child extends LookupPowers {
        @Override public String toString() { return "child"; }
        static MethodHandle superText() throws Exception {
            return MethodHandles.lookup().findSpecial(LookupPowers.class, "toString",
                MethodType.methodType(String.class), Child.class);
        }
    }

    @Override public String toString() { return "parent"; }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup full = MethodHandles.lookup();
        System.out.println(full + " " + full.lookupModes() + " " + full.hasFullPrivilegeAccess()
            + full.hasPrivateAccess() + " " + full.previousLookupClass());
        Lookup inString = full.in(String.class);
        System.out.println(inString + " " + inString.lookupModes() + " " + full.in(Nested.class) + " "
            + full.in(Nested.class).lookupModes() + " " + inString.previousLookupClass());
        for (int mode : new int[] {Lookup.PUBLIC, Lookup.PRIVATE, Lookup.PROTECTED, Lookup.PACKAGE, Lookup.MODULE,
            Lookup.UNCONDITIONAL, Lookup.ORIGINAL}) {
            Lookup less = full.dropLookupMode(mode);
            System.out.println(mode + " " + less + " " + less.lookupModes());
        }
        System.out.println(MethodHandles.publicLookup() + " " + MethodHandles.publicLookup().lookupModes() + " "
            + MethodHandles.publicLookup().in(Child.class));
        Lookup nested = MethodHandles.privateLookupIn(Nested.class, full);
        MethodHandle inner = nested.findVirtual(Nested.class, "inner", MethodType.methodType(String.class, long.class));
        System.out.println(nested + " " + inner.type());
        System.out.println((String) inner.invoke(new Nested(), 5L));
        System.out.println((String) Child.superText().invoke(new Child()) + " "
            + full.bind(new Child(), "toString", MethodType.methodType(String.class)).invoke());
        System.out.println(full.findClass("LookupPowers$Child") + " " + full.accessClass(Nested.class) + " "
            + full.ensureInitialized(Nested.class));
        attempt("package only", () -> full.dropLookupMode(Lookup.PRIVATE)
            .findStatic(LookupPowers.class, "own", MethodType.methodType(String.class, int.class)));
        attempt("public only", () -> MethodHandles.publicLookup().findStatic(LookupPowers.class, "own",
            MethodType.methodType(String.class, int.class)));
        attempt("protected", () -> full.dropLookupMode(Lookup.PACKAGE)
            .findStatic(Nested.class, "guarded", MethodType.methodType(int.class)));
        attempt("private of jdk", () -> full.findGetter(String.class, "value", byte[].class));
        attempt("private in jdk", () -> MethodHandles.privateLookupIn(String.class, full));
        attempt("no method", () -> full.findVirtual(String.class, "nope", MethodType.methodType(void.class)));
        attempt("wrong kind", () -> full.findStatic(String.class, "length", MethodType.methodType(int.class)));
        attempt("static as virtual", () -> full.findVirtual(String.class, "valueOf",
            MethodType.methodType(String.class, int.class)));
        attempt("no field", () -> full.findGetter(LookupPowers.class, "none", int.class));
        attempt("field type", () -> full.findGetter(LookupPowers.class, "hidden", long.class));
        attempt("static getter", () -> full.findStaticGetter(LookupPowers.class, "hidden", int.class));
        attempt("special", () -> full.findSpecial(Object.class, "toString", MethodType.methodType(String.class),
            Child.class));
        attempt("constructor", () -> full.findConstructor(LookupPowers.class, MethodType.methodType(int.class)));
        attempt("init", () -> full.findVirtual(LookupPowers.class, "<init>", MethodType.methodType(void.class)));
        attempt("abstract", () -> full.findConstructor(Number.class, MethodType.methodType(void.class)).type());
        attempt("array class", () -> full.findConstructor(int[].class, MethodType.methodType(void.class, int.class)));
        attempt("find class", () -> full.findClass("no.such.Class"));
        attempt("hidden internal", () -> full.accessClass(Class.forName("jdk.internal.misc.Unsafe")));
        attempt("bad mode", () -> full.dropLookupMode(3));
        attempt("primitive", () -> full.in(int.class));
        attempt("bind null", () -> full.bind(null, "toString", MethodType.methodType(String.class)));
        attempt("clone", () -> { try { return ((int[]) full.findVirtual(int[].class, "clone",
            MethodType.methodType(Object.class)).invoke(new int[4])).length; } catch (Throwable t) { return t; } });
        attempt("reflect as", () -> MethodHandles.reflectAs(java.lang.reflect.Method.class,
            full.findStatic(LookupPowers.class, "own", MethodType.methodType(String.class, int.class))));
        attempt("reveal", () -> full.revealDirect(full.findGetter(LookupPowers.class, "hidden", int.class)));
        attempt("reveal not direct", () -> full.revealDirect(MethodHandles.identity(int.class).bindTo(1)));
    }
}
