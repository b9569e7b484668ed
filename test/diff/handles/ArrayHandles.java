// Aims at: handles on arrays: constructor, length, element getters and setters, and their exceptions.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;

public class ArrayHandles {
    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + (e.getMessage() == null ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle make = MethodHandles.arrayConstructor(long[].class);
        long[] longs = (long[]) make.invokeExact(3);
        MethodHandle set = MethodHandles.arrayElementSetter(long[].class);
        MethodHandle get = MethodHandles.arrayElementGetter(long[].class);
        set.invokeExact(longs, 1, 1L << 40);
        System.out.println((long) get.invokeExact(longs, 1) + " " + (int) MethodHandles.arrayLength(long[].class)
            .invokeExact(longs) + " " + set.type() + get.type());
        MethodHandle strings = MethodHandles.arrayElementSetter(String[].class);
        String[] s = new String[2];
        strings.invokeExact(s, 0, "zero");
        System.out.println(Arrays.toString(s));
        MethodHandle objects = MethodHandles.arrayElementSetter(Object[].class);
        attempt("store", () -> {
            objects.invokeExact((Object[]) s, 1, (Object) 5);
            return null;
        });
        attempt("bounds", () -> (long) get.invokeExact(longs, 3));
        attempt("negative", () -> (long[]) make.invokeExact(-1));
        attempt("null", () -> (long) get.invokeExact((long[]) null, 0));
        attempt("not an array", () -> MethodHandles.arrayElementGetter(String.class));
        attempt("length of null", () -> (int) MethodHandles.arrayLength(int[].class).invoke((int[]) null));
        for (Class<?> c : new Class<?>[] {boolean[].class, byte[].class, short[].class, char[].class, int[].class,
            float[].class, double[].class, Object[].class, int[][].class}) {
            Object array = MethodHandles.arrayConstructor(c).invoke(2);
            System.out.print((Object) MethodHandles.arrayElementGetter(c).invoke(array, 1) + " ");
        }
        System.out.println();
    }
}
