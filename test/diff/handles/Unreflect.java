// Aims at: handles from reflection objects and back: unreflect..., revealDirect, MethodHandleInfo.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class Unreflect {
    private int value = 4;
    static String label = "label";

    Unreflect() {
    }

    Unreflect(int v) {
        value = v;
    }

    private int scaled(int by) {
        return value * by;
    }

    static String all(Object... parts) {
        return "parts " + parts.length;
    }

    static void reveal(MethodHandles.Lookup l, MethodHandle h) {
        MethodHandleInfo info = l.revealDirect(h);
        System.out.println(info + " | " + MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " "
            + info.getName() + " " + info.getMethodType() + " " + info.getModifiers() + " " + info.isVarArgs());
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Method scaled = Unreflect.class.getDeclaredMethod("scaled", int.class);
        Method all = Unreflect.class.getDeclaredMethod("all", Object[].class);
        Constructor<Unreflect> make = Unreflect.class.getDeclaredConstructor(int.class);
        Field value = Unreflect.class.getDeclaredField("value");
        Field label = Unreflect.class.getDeclaredField("label");
        Unreflect u = (Unreflect) l.unreflectConstructor(make).invokeExact(6);
        System.out.println((int) l.unreflect(scaled).invokeExact(u, 7));
        System.out.println((String) l.unreflect(all).invoke(1, 2, 3));
        System.out.println((int) l.unreflectGetter(value).invokeExact(u));
        l.unreflectSetter(value).invokeExact(u, 60);
        l.unreflectSetter(label).invokeExact("changed");
        VarHandle v = l.unreflectVarHandle(value);
        System.out.println((int) v.getAndAdd(u, 5) + " " + u.value + " " + label);
        MethodHandle special = l.unreflectSpecial(Object.class.getMethod("hashCode"), Unreflect.class);
        System.out.println((int) special.invokeExact(u) == System.identityHashCode(u));
        reveal(l, l.unreflect(scaled));
        reveal(l, l.unreflect(all));
        reveal(l, l.unreflectConstructor(make));
        reveal(l, l.unreflectGetter(value));
        reveal(l, l.findVirtual(CharSequence.class, "length", MethodType.methodType(int.class)));
        System.out.println(MethodHandles.reflectAs(Method.class, l.unreflect(scaled)));
        try {
            l.revealDirect(MethodHandles.identity(int.class));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        Field hash = String.class.getDeclaredField("hash");
        try {
            l.unreflectGetter(hash);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }
}
