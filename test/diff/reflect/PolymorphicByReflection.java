// Methods of MethodHandle and VarHandle refuse to be called by reflection.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
public class PolymorphicByReflection {
    public static void main(String[] a) throws Throwable {
        Method m = MethodHandle.class.getMethod("invoke", Object[].class);
        System.out.println(m + " " + m.isVarArgs() + " " + Modifier.toString(m.getModifiers()));
        Method n = MethodHandle.class.getMethod("invokeExact", Object[].class);
        MethodHandle h =
            MethodHandles.lookup().findStatic(Math.class, "abs", MethodType.methodType(int.class, int.class));
        for (Method x : new Method[] {m, n}) try {
                System.out.println(x.invoke(h, (Object) new Object[] {-3}));
            } catch (InvocationTargetException e) {
                System.out.println(e + " " + e.getCause());
            } catch (Throwable e) {
                System.out.println(e);
            }
        Method g = VarHandle.class.getMethod("get", Object[].class);
        VarHandle v = MethodHandles.arrayElementVarHandle(int[].class);
        try {
            System.out.println(g.invoke(v, (Object) new Object[] {new int[1], 0}));
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        MethodHandle u = MethodHandles.lookup().unreflect(m);
        System.out.println(u.type());
        try {
            System.out.println(u.invoke(h, new Object[] {-4}));
        } catch (Throwable e) {
            System.out.println(e);
        }
        System.out.println(VarHandle.class.getMethod("compareAndSet", Object[].class));
    }
}
