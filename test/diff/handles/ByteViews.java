// Aims at: VarHandles that view byte arrays and buffers as wider numbers, in both byte orders.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class ByteViews {
    public static void main(String[] args) {
        byte[] bytes = new byte[16];
        VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle little = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle longs = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
        VarHandle shorts = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
        VarHandle doubles = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
        VarHandle chars = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
        big.set(bytes, 0, 0x01020304);
        little.set(bytes, 4, 0x01020304);
        System.out.println(Arrays.toString(bytes) + " " + (int) little.get(bytes, 0) + " " + (int) big.get(bytes, 1));
        longs.set(bytes, 8, -2L);
        shorts.set(bytes, 2, (short) 0x7fee);
        System.out.println(Arrays.toString(bytes) + " " + (long) longs.get(bytes, 3));
        doubles.set(bytes, 0, Math.PI);
        chars.set(bytes, 10, 'x');
        System.out.println((double) doubles.get(bytes, 0) + " " + (char) chars.get(bytes, 10) + " " + (short) shorts.get(bytes, 1));
        try {
            System.out.println((int) big.get(bytes, 13));
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        ByteBuffer buffer = ByteBuffer.allocate(16);
        VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        view.set(buffer, 4, 77);
        System.out.println((int) view.get(buffer, 4) + " " + buffer.getInt(4) + " " + view.coordinateTypes());
    }
}
