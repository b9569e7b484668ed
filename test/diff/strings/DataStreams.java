// Aims at: byte streams in memory, data streams, heap buffers in both orders, Base64, charsets.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

public class DataStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(-5);
        out.writeLong(1L << 40);
        out.writeDouble(2.5);
        out.writeUTF("h\u00e9\u4f60");
        out.writeBoolean(true);
        out.writeShort(-2);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(bytes.size() + " " + in.readInt() + " " + in.readLong() + " " + in.readDouble() + " "
            + in.readUTF() + " " + in.readBoolean() + " " + in.readUnsignedShort() + " " + in.read());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("end of data");
        }
        ByteBuffer b = ByteBuffer.allocate(16);
        b.putInt(0x01020304).order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).put((byte) 9).putShort(3, (short) -1);
        System.out.println(Arrays.toString(b.array()) + " " + b.position() + " " + b.flip().remaining() + " "
            + b.getLong());
        try {
            b.limit(9).position(8);
            b.putLong(1);
        } catch (BufferOverflowException e) {
            System.out.println("overflow");
        }
        String text = "any carnal pleas";
        String coded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.US_ASCII));
        System.out.println(coded + " " + new String(Base64.getDecoder().decode(coded), StandardCharsets.UTF_8));
        System.out.println(Arrays.toString("\u00e9\u20ac".getBytes(StandardCharsets.UTF_8)) + " "
            + Arrays.toString("\u00e9\u20ac".getBytes(StandardCharsets.ISO_8859_1)) + " "
            + Arrays.toString("\u20ac".getBytes(StandardCharsets.UTF_16BE)) + " "
            + new String(new byte[] {(byte) 0xc3, (byte) 0x28}, StandardCharsets.UTF_8).length());
    }
}
