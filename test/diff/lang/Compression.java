// Aims at: checksums, deflating and inflating, gzip and zip streams, damaged data.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class Compression {
    public static void main(String[] args) throws IOException, DataFormatException {
        byte[] text = "the quick brown fox jumps over the lazy dog ".repeat(200).getBytes();
        CRC32 crc = new CRC32();
        crc.update(text);
        crc.update(7);
        Adler32 adler = new Adler32();
        adler.update(text, 3, 100);
        CRC32C other = new CRC32C();
        other.update(text);
        System.out.println(crc.getValue() + " " + adler.getValue() + " " + other.getValue());
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(text);
        deflater.finish();
        byte[] packed = new byte[1000];
        int size = deflater.deflate(packed);
        System.out.println(deflater.finished() + " " + deflater.getTotalIn() + " " + (deflater.getTotalOut() == size) + " " + deflater.getAdler());
        deflater.end();
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, size);
        byte[] back = new byte[text.length];
        int made = 0;
        while (!inflater.finished()) {
            made += inflater.inflate(back, made, Math.min(1000, back.length - made));
        }
        System.out.println(made + " " + Arrays.equals(text, back) + " " + inflater.getRemaining());
        inflater.end();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text);
        }
        System.out.println(Arrays.equals(text, new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray())).readAllBytes()));
        bytes.reset();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("a/b.txt"));
            zip.write(text);
            zip.putNextEntry(new ZipEntry("c"));
        }
        ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(zip.getNextEntry() + " " + zip.readAllBytes().length + " " + zip.getNextEntry() + " " + zip.getNextEntry());
        try {
            new InflaterInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4})).read();
        } catch (IOException e) {
            System.out.println(e);
        }
        Inflater damaged = new Inflater(true);
        damaged.setInput(new byte[] {(byte) 0xff, 1, 2});
        try {
            damaged.inflate(new byte[10]);
        } catch (DataFormatException e) {
            System.out.println(e);
        }
    }
}
