// Aims at: stack traces of exceptions that pass through handles: no frames of the machinery in between.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class TraceThroughHandles {
    static int deep(int n) {
        if (n == 0) throw new IllegalArgumentException("bottom");
        return n;
    }

    int method(String s) {
        return deep(s.length() - 1);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle deep = l.findStatic(TraceThroughHandles.class, "deep", MethodType.methodType(int.class, int.class));
        MethodHandle method = l.findVirtual(TraceThroughHandles.class, "method", MethodType.methodType(int.class,
            String.class));
        try {
            System.out.println((int) deep.invokeExact(0));
        } catch (IllegalArgumentException e) {
            e.printStackTrace();
        }
        try {
            MethodHandle adapted = MethodHandles.filterReturnValue(method.bindTo(new TraceThroughHandles()), deep);
            System.out.println((Object) adapted.invoke("x"));
        } catch (IllegalArgumentException e) {
            e.printStackTrace();
        }
        try {
            MethodHandle guarded = MethodHandles.guardWithTest(MethodHandles.constant(boolean.class, true),
                MethodHandles.insertArguments(deep, 0, 0), MethodHandles.constant(int.class, 5));
            System.out.println((int) guarded.invokeExact());
        } catch (IllegalArgumentException e) {
            e.printStackTrace();
        }
        System.out.println((int) method.invokeExact(new TraceThroughHandles(), (String) null));
    }
}
