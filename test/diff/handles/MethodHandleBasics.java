// Aims at: MethodHandles: findVirtual, findStatic, constructors, getters, invokeExact and invoke with conversions.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

public class MethodHandleBasics {
    int field = 5;

    MethodHandleBasics() {
    }

    MethodHandleBasics(int f) {
        field = f;
    }

    private String secret(int x) {
        return "secret" + x + field;
    }

    static long sum(int a, long b) {
        return a + b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle length = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact("four") + " " + (Object) length.invoke("12345") + " "
            + length.type());
        MethodHandle sum = l.findStatic(MethodHandleBasics.class, "sum", MethodType.methodType(long.class, int.class,
            long.class));
        System.out.println((long) sum.invokeExact(2, 3L) + " " + (long) sum.invoke((short) 4, 5));
        MethodHandle make = l.findConstructor(MethodHandleBasics.class, MethodType.methodType(void.class, int.class));
        MethodHandleBasics m = (MethodHandleBasics) make.invokeExact(8);
        MethodHandle secret = l.findVirtual(MethodHandleBasics.class, "secret", MethodType.methodType(String.class,
            int.class));
        System.out.println((String) secret.invokeExact(m, 1) + " " + (String) secret.bindTo(m).invokeExact(2));
        MethodHandle get = l.findGetter(MethodHandleBasics.class, "field", int.class);
        MethodHandle set = l.findSetter(MethodHandleBasics.class, "field", int.class);
        set.invokeExact(m, 77);
        System.out.println((int) get.invokeExact(m));
        try {
            Object o = length.invokeExact("bad");
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type");
        }
        try {
            l.findStatic(MethodHandleBasics.class, "missing", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println("no such method");
        }
        System.out.println(MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null) + " "
            + MethodType.methodType(int.class, String.class).equals(length.type()));
    }
}
