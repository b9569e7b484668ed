// Aims at: the bootstrap methods of ConstantBootstraps, called directly.
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.concurrent.TimeUnit;

public class ConstantMakers {
    static final String NAME = "the name";
    int field = 3;
    static long counter = 8;

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        attempt("null", () -> ConstantBootstraps.nullConstant(l, "_", String.class));
        attempt("null of int", () -> ConstantBootstraps.nullConstant(l, "_", int.class));
        attempt("primitive", () -> ConstantBootstraps.primitiveClass(l, "J", Class.class));
        attempt("not primitive", () -> ConstantBootstraps.primitiveClass(l, "JJ", Class.class));
        attempt("enum", () -> ConstantBootstraps.enumConstant(l, "HOURS", TimeUnit.class));
        attempt("no enum", () -> ConstantBootstraps.enumConstant(l, "EONS", TimeUnit.class));
        attempt("static final", () -> ConstantBootstraps.getStaticFinal(l, "NAME", String.class, ConstantMakers.class));
        attempt("of the type", () -> ConstantBootstraps.getStaticFinal(l, "TRUE", Boolean.class));
        attempt("not final", () -> ConstantBootstraps.getStaticFinal(l, "counter", long.class, ConstantMakers.class));
        MethodHandle max = l.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        attempt("invoke", () -> ConstantBootstraps.invoke(l, "_", int.class, max, 4, 9));
        attempt("cast", () -> ConstantBootstraps.explicitCast(l, "_", byte.class, 300));
        ConstantMakers o = new ConstantMakers();
        VarHandle field = ConstantBootstraps.fieldVarHandle(l, "field", VarHandle.class, ConstantMakers.class, int.class);
        System.out.println((int) field.getAndAdd(o, 4) + " " + o.field);
        VarHandle counter = ConstantBootstraps.staticFieldVarHandle(l, "counter", VarHandle.class, ConstantMakers.class,
            long.class);
        System.out.println((long) counter.getAndSet(9L) + " " + ConstantMakers.counter);
        VarHandle array = ConstantBootstraps.arrayVarHandle(l, "_", VarHandle.class, char[].class);
        char[] chars = {'a', 'b'};
        System.out.println((char) array.getAndSet(chars, 1, 'c') + new String(chars));
    }
}
