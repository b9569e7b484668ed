// Aims at: getters and setters of every primitive type and of references, static and instance, and their errors.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class FieldHandles {
    boolean z;
    byte b;
    short s;
    char c;
    int i;
    long j;
    float f;
    double d;
    String text;
    volatile int v;
    final int constant = 7;
    static long total = 100;
    static volatile Object shared;

    static class Late {
        static {
            System.out.println("Late initialised");
        }
        static int value = 11;
    }

    static void show(MethodHandles.Lookup l, FieldHandles o, String name, Class<?> type, Object value) throws Throwable {
        MethodHandle set = l.findSetter(FieldHandles.class, name, type);
        MethodHandle get = l.findGetter(FieldHandles.class, name, type);
        set.invoke(o, value);
        System.out.println(name + " " + (Object) get.invoke(o) + " " + get.type() + set.type());
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        FieldHandles o = new FieldHandles();
        show(l, o, "z", boolean.class, true);
        show(l, o, "b", byte.class, (byte) -3);
        show(l, o, "s", short.class, (short) -300);
        show(l, o, "c", char.class, 'x');
        show(l, o, "i", int.class, -70000);
        show(l, o, "j", long.class, 1L << 50);
        show(l, o, "f", float.class, 1.5f);
        show(l, o, "d", double.class, -2.25);
        show(l, o, "text", String.class, "words");
        show(l, o, "v", int.class, 9);
        MethodHandle total = l.findStaticGetter(FieldHandles.class, "total", long.class);
        l.findStaticSetter(FieldHandles.class, "total", long.class).invokeExact(5L);
        System.out.println((long) total.invokeExact());
        l.findStaticSetter(FieldHandles.class, "shared", Object.class).invoke("published");
        System.out.println(shared);
        MethodHandle late = l.findStaticGetter(Late.class, "value", int.class);
        System.out.println("found");
        System.out.println((int) late.invokeExact() + (int) late.invokeExact());
        System.out.println((int) l.findGetter(FieldHandles.class, "constant", int.class).invokeExact(o));
        try {
            l.findSetter(FieldHandles.class, "constant", int.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            l.findGetter(FieldHandles.class, "total", long.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            l.findGetter(FieldHandles.class, "i", long.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        try {
            int none = (int) l.findGetter(FieldHandles.class, "i", int.class).invokeExact((FieldHandles) null);
        } catch (NullPointerException e) {
            System.out.println("null object");
        }
    }
}
