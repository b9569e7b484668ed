// Aims at: the buffers of java.nio: views, slices, duplicates, byte orders, marks, bulk operations, comparison,
// read-only, errors.
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;

public class Buffers {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static void tour(ByteBuffer b) {
        System.out.println(b + " " + b.order() + " " + b.isDirect() + b.hasArray() + b.isReadOnly());
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putFloat(1.5f)
            .putDouble(-2.5).putChar('z');
        b.flip();
        System.out.println(b + " " + b.get(3) + " " + b.getInt(3) + " " + b.order(ByteOrder.LITTLE_ENDIAN).getInt(3)
            + " " + b.getLong(7) + " " + b.getDouble(19));
        b.order(ByteOrder.BIG_ENDIAN).position(3);
        ByteBuffer slice = b.slice();
        ByteBuffer part = b.slice(7, 8);
        System.out.println(slice + " " + part + " " + part.getLong() + " " + slice.getInt() + " "
            + b.duplicate().order() + " " + b.alignedSlice(1));
        IntBuffer ints = b.asIntBuffer();
        LongBuffer longs = b.slice(7, 16).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        System.out.println(ints + " " + ints.get(0) + " " + longs.get(0) + " " + longs.order() + " "
            + ints.put(0, -1).get(0) + " " + b.get(3));
        b.mark();
        b.get(new byte[5]);
        System.out.println(b.position() + " " + b.reset().position() + " " + b.compact() + " " + b.get(0) + " "
            + b.clear().remaining());
        ShortBuffer shorts = b.asShortBuffer();
        shorts.put(new short[] {1, -2, 3}).flip();
        FloatBuffer floats = b.asFloatBuffer();
        DoubleBuffer doubles = b.asReadOnlyBuffer().asDoubleBuffer();
        CharBuffer chars = b.asCharBuffer();
        System.out.println(shorts + " " + shorts.get(1) + " " + floats.get(0) + " " + doubles.isReadOnly() + " "
            + (int) chars.get(1) + " " + b.getShort(2) + " " + b.hashCode() + " " + b.equals(b.duplicate()));
        attempt("under", () -> b.position(b.limit()).get());
        attempt("over", () -> b.position(b.limit() - 3).putInt(1));
        attempt("index", () -> b.getLong(b.capacity() - 7));
        attempt("negative", () -> b.get(-1));
        attempt("position", () -> b.position(99));
        attempt("limit", () -> b.limit(-1));
        attempt("mark", () -> b.clear().reset());
        attempt("read only", () -> b.asReadOnlyBuffer().put((byte) 1));
        attempt("array", () -> b.asReadOnlyBuffer().array());
        attempt("bulk", () -> b.get(new byte[4], 2, 3));
        attempt("self", () -> b.put(b));
        attempt("slice", () -> b.slice(20, 30));
        attempt("doubles", () -> doubles.put(0, 1));
    }

    public static void main(String[] args) {
        tour(ByteBuffer.allocate(32));
        tour(ByteBuffer.allocateDirect(32));
        tour(ByteBuffer.wrap(new byte[40], 4, 36).slice(0, 36));
        CharBuffer text = CharBuffer.wrap("hello world", 2, 9);
        System.out.println(text + " " + text.length() + " " + text.charAt(1) + " " + text.subSequence(1, 3) + " "
            + text.isReadOnly() + " " + text.chars().sum() + " " + text.compareTo(CharBuffer.wrap("llp")));
        CharBuffer written = CharBuffer.allocate(8).append("ab").append('c').put("de", 0, 1);
        System.out.println(written.flip() + "|" + written.get() + written + Arrays.toString(written.array()).length()
            + " " + written.arrayOffset());
        ByteBuffer a = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
        ByteBuffer b = ByteBuffer.wrap(new byte[] {9, 1, 2, -3}, 1, 3);
        System.out.println(a.compareTo(b) + " " + a.mismatch(b) + " " + a.equals(b) + " " + a.put(0, b, 2, 2).get(1)
            + " " + a.position());
        attempt("capacity", () -> ByteBuffer.allocate(-1));
        attempt("char index", () -> text.charAt(50));
        attempt("order", () -> a.order(null).order());
        System.out.println(ByteOrder.nativeOrder() + " " + IntBuffer.wrap(new int[] {1, 2, 3}, 1, 1).slice().get() + " "
            + LongBuffer.allocate(2).put(5).flip() + " " + FloatBuffer.wrap(new float[] {Float.NaN})
            .equals(FloatBuffer.wrap(new float[] {Float.NaN})) + DoubleBuffer.wrap(new double[] {-0.0})
            .compareTo(DoubleBuffer.wrap(new double[] {0.0})));
    }
}
