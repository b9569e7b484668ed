// Aims at: numeric and bitwise access modes of VarHandles on arrays of every element type, with wrap-around and NaN.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

public class VarHandleNumbers {
    public static void main(String[] args) {
        VarHandle bytes = MethodHandles.arrayElementVarHandle(byte[].class);
        byte[] b = {127, -128, 5, 0};
        System.out.println((byte) bytes.getAndAdd(b, 0, (byte) 1) + " " + (byte) bytes.getAndAddAcquire(b, 1, (byte) -1)
            + " " + (byte) bytes.getAndBitwiseOr(b, 2, (byte) -128) + " "
            + (byte) bytes.getAndBitwiseXorRelease(b, 3, (byte) -1) + Arrays.toString(b));
        System.out.println(bytes.compareAndSet(b, 0, (byte) -128, (byte) 3) + " "
            + (byte) bytes.compareAndExchangeAcquire(b, 1, (byte) 0, (byte) 9) + " "
            + bytes.weakCompareAndSetAcquire(b, 1, (byte) 127, (byte) 9) + Arrays.toString(b));
        VarHandle shorts = MethodHandles.arrayElementVarHandle(short[].class);
        short[] s = {Short.MAX_VALUE, -1};
        System.out.println((short) shorts.getAndAdd(s, 0, (short) 1) + " "
            + (short) shorts.getAndBitwiseAnd(s, 1, (short) 0x0ff0) + " " + (short) shorts.getAndSet(s, 1, (short) 7)
            + Arrays.toString(s));
        VarHandle chars = MethodHandles.arrayElementVarHandle(char[].class);
        char[] c = {'\uffff', 'a'};
        System.out.println((int) (char) chars.getAndAdd(c, 0, (char) 2) + " " + (char) chars.getAndBitwiseXor(c, 1, ' ')
            + " " + (int) c[0] + c[1] + " " + chars.compareAndSet(c, 1, 'A', '\u4e2d') + (int) c[1]);
        VarHandle booleans = MethodHandles.arrayElementVarHandle(boolean[].class);
        boolean[] z = {true, false};
        System.out.println((boolean) booleans.getAndBitwiseAnd(z, 0, false) + " "
            + (boolean) booleans.getAndBitwiseOr(z, 1, true) + " " + (boolean) booleans.getAndBitwiseXor(z, 1, true)
            + Arrays.toString(z) + booleans.compareAndSet(z, 0, false, true)
            + booleans.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        int[] i = {Integer.MAX_VALUE, 0b1100};
        System.out.println((int) ints.getAndAddRelease(i, 0, 1) + " " + (int) ints.getAndBitwiseAndRelease(i, 1, 0b0101)
            + " " + (int) ints.getAndBitwiseOrAcquire(i, 1, 0b0011) + Arrays.toString(i)
            + (int) ints.compareAndExchangeRelease(i, 1, 7, 8) + i[1]);
        VarHandle longs = MethodHandles.arrayElementVarHandle(long[].class);
        long[] l = {Long.MIN_VALUE};
        System.out.println((long) longs.getAndAdd(l, 0, -1L) + " " + (long) longs.getAndBitwiseXorAcquire(l, 0, -1L)
            + " " + l[0] + " " + (long) longs.getAndSetRelease(l, 0, 3) + l[0]);
        VarHandle floats = MethodHandles.arrayElementVarHandle(float[].class);
        float[] f = {1e38f, Float.NaN, -0.0f};
        System.out.println((float) floats.getAndAdd(f, 0, 3e38f) + " " + f[0] + " "
            + floats.compareAndSet(f, 1, Float.NaN, 1f) + " " + floats.compareAndSet(f, 2, 0.0f, 5f)
            + floats.compareAndSet(f, 2, -0.0f, 5f) + f[2]
            + floats.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_AND));
        VarHandle doubles = MethodHandles.arrayElementVarHandle(double[].class);
        double[] d = {0.1, Double.longBitsToDouble(0x7ff8000000000001L)};
        System.out.println((double) doubles.getAndAddAcquire(d, 0, 0.2) + " " + d[0] + " "
            + doubles.compareAndSet(d, 1, Double.NaN, 1.0) + " " + (double) doubles.compareAndExchange(d, 0, 0.3, 1.0)
            + (double) doubles.getAndSetAcquire(d, 0, -1) + d[0]);
        VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
        String[] r = {"a", null};
        System.out.println((String) strings.getAndSet(r, 0, "b") + strings.compareAndSet(r, 1, null, "c")
            + (String) strings.compareAndExchange(r, 1, "c", "d") + Arrays.toString(r)
            + strings.weakCompareAndSetRelease(r, 0, new String("b"), "x"));
        Object[] typed = r;
        VarHandle objects = MethodHandles.arrayElementVarHandle(Object[].class);
        Runnable[] wrong = {() -> objects.set(typed, 0, 1), () -> strings.set(r, 2, ""), () -> ints.get(null, 0),
            () -> ints.get(i, -1), () -> strings.getAndAdd(r, 0, "x"), () -> booleans.getAndAdd(z, 0, true),
            () -> floats.getAndBitwiseOr(f, 0, 1f),
            () -> ints.set(i, 0, 1L), () -> ints.set(i, "0", 1), () -> ints.get(i),
                () -> objects.compareAndSet(typed, 0, "b", 5), () -> bytes.set(b, 0, 300),
                () -> objects.setVolatile(new int[1], 0, "x")};
        for (Runnable action : wrong) {
            try {
                action.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
