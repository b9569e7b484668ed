// Aims at: VarHandle adapters: filterValue, filterCoordinates, insert, permute, drop, collect; exact and generic
// behaviour.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class AdaptedVarHandles {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    int field = 5;
    static volatile long shared;

    static String show(int i) { return "#" + i; }
    static int read(String s) { return Integer.parseInt(s.substring(1)); }
    static int fromText(String s) { return s.length(); }
    static int plus(int a, int b) { return a + b; }

    static MethodHandle find(String name, Class<?> result, Class<?>... types) throws Exception {
        return LOOKUP.findStatic(AdaptedVarHandles.class, name, MethodType.methodType(result, types));
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = {10, 20, 30};
        MethodHandle show = find("show", String.class, int.class);
        MethodHandle read = find("read", int.class, String.class);
        VarHandle text = MethodHandles.filterValue(element, read, show);
        System.out.println(text.varType() + " " + text.coordinateTypes() + " " + (String) text.get(array, 1) + " "
            + text.compareAndSet(array, 1, "#20", "#21") + (String) text.getAndSet(array, 1, "#5")
            + Arrays.toString(array));
        System.out.println((String) text.getAndAdd(array, 0, "#7") + " " + (String) text.getVolatile(array, 0) + " "
            + text.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        VarHandle byLength = MethodHandles.filterCoordinates(element, 1, find("fromText", int.class, String.class));
        System.out.println(byLength.coordinateTypes() + " " + (int) byLength.get(array, "ab"));
        VarHandle fixed = MethodHandles.insertCoordinates(element, 0, array);
        System.out.println(fixed.coordinateTypes() + " " + (int) fixed.getAndAdd(2, 5) + (int) fixed.get(2));
        VarHandle cell = MethodHandles.insertCoordinates(element, 0, array, 0);
        cell.set(99);
        System.out.println(cell.coordinateTypes() + " " + (int) cell.getAcquire() + " "
            + (int) cell.compareAndExchange(99, 98) + (int) cell.compareAndExchange(99, 97));
        VarHandle swapped = MethodHandles.permuteCoordinates(element, java.util.List.of(int.class, int[].class), 1, 0);
        System.out.println((int) swapped.get(2, array) + " "
            + swapped.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        VarHandle wide = MethodHandles.dropCoordinates(element, 1, String.class, long.class);
        System.out.println((int) wide.get(array, "ignored", 1L, 2) + " " + wide.coordinateTypes());
        VarHandle summed = MethodHandles.collectCoordinates(element, 1, find("plus", int.class, int.class, int.class));
        System.out.println((int) summed.get(array, 1, 1) + " " + summed.coordinateTypes());
        VarHandle field = LOOKUP.findVarHandle(AdaptedVarHandles.class, "field", int.class);
        AdaptedVarHandles object = new AdaptedVarHandles();
        VarHandle exact = field.withInvokeExactBehavior();
        System.out.println(exact.hasInvokeExactBehavior() + " " + field.hasInvokeExactBehavior() + " "
            + (Integer) field.get(object) + " " + exact.withInvokeBehavior().equals(field));
        attempt("exact", () -> (Object) exact.get(object));
        attempt("exact long", () -> { exact.set(object, (short) 3); return "set"; });
        MethodHandle getter = field.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        System.out.println(getter.type() + " " + (int) getter.invokeExact(object, 3) + " "
            + (int) MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET,
            MethodType.methodType(int.class, AdaptedVarHandles.class)).invoke(field, object)
            + " " + MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.SET,
                MethodType.methodType(void.class, AdaptedVarHandles.class, int.class)).type());
        VarHandle statics = LOOKUP.findStaticVarHandle(AdaptedVarHandles.class, "shared", long.class);
        statics.setRelease(6L);
        System.out.println((long) statics.getAndBitwiseXor(3L) + " " + (long) statics.getOpaque()
            + (long) statics.getAndBitwiseAndAcquire(4L) + shared + statics.weakCompareAndSetPlain(4L, 1L) + " "
            + statics);
        VarHandle view = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
        ByteBuffer direct = ByteBuffer.allocateDirect(32);
        view.set(direct, 3, 0x0102030405060708L);
        System.out.println(direct.get(3) + " " + direct.get(10) + " " + (long) view.getAndAddAcquire(direct, 8, 5L)
            + " " + view.compareAndSet(direct, 16, 0L, -1L) + (long) view.getVolatile(direct, 16));
        attempt("unaligned", () -> (long) view.getVolatile(direct, 3));
        attempt("bounds", () -> (long) view.get(direct, 25));
        attempt("read only", () -> { view.set(direct.asReadOnlyBuffer(), 0, 1L); return "set"; });
        attempt("filter", () -> MethodHandles.filterValue(element, show, read));
        attempt("insert", () -> MethodHandles.insertCoordinates(element, 0, "x"));
        attempt("permute", () -> MethodHandles.permuteCoordinates(element, java.util.List.of(int[].class), 0));
        attempt("collect", () -> MethodHandles.collectCoordinates(element, 0, show));
        attempt("view", () -> MethodHandles.byteArrayViewVarHandle(boolean[].class, ByteOrder.BIG_ENDIAN));
        attempt("array", () -> MethodHandles.arrayElementVarHandle(String.class));
        System.out.println(VarHandle.AccessMode.valueFromMethodName("getAndAddRelease") + " "
            + field.describeConstable().get() + " " + element.describeConstable().get());
        VarHandle.fullFence();
    }
}
