// Aims at: VarHandle calls whose types need conversions; varType, coordinateTypes, accessModeType, exact behaviour.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

public class VarHandleTypes {
    int i;
    long j;
    double d;
    Object any;
    Integer boxed = 1;
    static short s;

    static class Sub extends VarHandleTypes {
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle i = l.findVarHandle(VarHandleTypes.class, "i", int.class);
        VarHandle j = l.findVarHandle(VarHandleTypes.class, "j", long.class);
        VarHandle d = l.findVarHandle(VarHandleTypes.class, "d", double.class);
        VarHandle any = l.findVarHandle(VarHandleTypes.class, "any", Object.class);
        VarHandle boxed = l.findVarHandle(VarHandleTypes.class, "boxed", Integer.class);
        VarHandle s = l.findStaticVarHandle(VarHandleTypes.class, "s", short.class);
        VarHandleTypes o = new Sub();
        i.set(o, (byte) 5);
        i.set((Object) o, 'c');
        System.out.println((long) i.get(o) + " " + (Object) i.get((Sub) o) + " " + (Integer) i.getAndAdd(o, (Integer) 3));
        j.set(o, 9);
        System.out.println((Object) j.getAndAdd(o, 1) + " " + j.compareAndSet(o, 10, 11L) + " " + (float) j.get(o));
        d.set(o, 1.5f);
        System.out.println((Object) d.get(o) + " " + d.compareAndSet(o, (Double) 1.5, 2L) + o.d);
        any.set(o, 42);
        System.out.println((int) any.get(o) + " " + (Integer) any.getAndSet(o, "str") + " " + (String) any.get(o));
        System.out.println((int) boxed.get(o) + " " + (int) boxed.getAndSet(o, 17) + " " + (Number) boxed.get(o));
        s.set((byte) 3);
        System.out.println((int) s.get() + " " + (Object) s.getAndAdd((short) 2));
        boolean changed = i.compareAndSet(o, 102, 1);
        i.getAndAdd(o, 10);
        i.compareAndSet(o, 12, 13);
        System.out.println(changed + " " + o.i);
        for (VarHandle v : new VarHandle[] {i, any, s, MethodHandles.arrayElementVarHandle(String[][].class)})
            System.out.println(v.varType() + " " + v.coordinateTypes() + " "
                + v.accessModeType(VarHandle.AccessMode.COMPARE_AND_EXCHANGE) + " "
                + v.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + v.hasInvokeExactBehavior() + " " + v);
        VarHandle exact = i.withInvokeExactBehavior();
        exact.set((VarHandleTypes) o, 70);
        System.out.println(exact.hasInvokeExactBehavior() + " " + (int) exact.get((VarHandleTypes) o));
        try {
            exact.set((VarHandleTypes) o, (short) 1);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object r = exact.get((VarHandleTypes) o);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle getter = i.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        System.out.println(getter.type() + " " + (int) getter.invokeExact((VarHandleTypes) o, 5) + " " + o.i);
        MethodHandle invoker = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET,
            i.accessModeType(VarHandle.AccessMode.GET));
        System.out.println((int) invoker.invokeExact(i, o));
        MethodHandle exactInvoker = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.SET,
            i.accessModeType(VarHandle.AccessMode.SET));
        exactInvoker.invokeExact(i, o, 1000);
        System.out.println(o.i + " " + VarHandle.AccessMode.valueFromMethodName("getAndAdd"));
    }
}
