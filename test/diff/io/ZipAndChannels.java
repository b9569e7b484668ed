// Aims at: zip and gzip on files, the zip file system, file channels: positions, scatter and gather, transfer,
// truncation, locks left out.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class ZipAndChannels {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("havelock");
        Path zip = folder.resolve("a.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.setComment("a comment");
            out.setLevel(9);
            ZipEntry first = new ZipEntry("dir/first.txt");
            first.setComment("entry");
            first.setTime(1_000_000_000_000L);
            out.putNextEntry(first);
            out.write("hello ".repeat(200).getBytes());
            out.closeEntry();
            ZipEntry stored = new ZipEntry("stored.bin");
            stored.setMethod(ZipEntry.STORED);
            CRC32 crc = new CRC32();
            crc.update(new byte[] {1, 2, 3});
            stored.setSize(3);
            stored.setCrc(crc.getValue());
            out.putNextEntry(stored);
            out.write(new byte[] {1, 2, 3});
            try {
                out.putNextEntry(new ZipEntry("stored.bin"));
            } catch (ZipException e) {
                System.out.println(e);
            }
        }
        try (ZipFile file = new ZipFile(zip.toFile())) {
            System.out.println(file.size() + " " + file.getComment());
            file.stream().forEach(e -> System.out.println(e + " " + e.getSize() + " " + e.getMethod() + " "
                + Long.toHexString(e.getCrc()) + " " + e.getComment() + " " + e.isDirectory()));
            System.out.println(new String(file.getInputStream(file.getEntry("dir/first.txt")).readNBytes(11)) + " "
                + file.getEntry("none") + " " + file.getInputStream(file.getEntry("stored.bin")).readAllBytes().length);
        }
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry; (entry = in.getNextEntry()) != null;) {
                System.out.println(entry.getName() + " " + in.readAllBytes().length);
            }
        }
        try (FileSystem inside = FileSystems.newFileSystem(zip, Map.of())) {
            Files.writeString(inside.getPath("/new.txt"), "added");
            Files.delete(inside.getPath("/stored.bin"));
            System.out.println(Files.readString(inside.getPath("/dir/first.txt")).length() + " "
                + Files.exists(inside.getPath("stored.bin")) + inside.getPath("dir").toAbsolutePath());
        }
        try (ZipFile file = new ZipFile(zip.toFile())) {
            System.out.println(file.stream().map(ZipEntry::getName).sorted().toList());
        }
        for (byte[] bad : new byte[][] {{}, {1, 2, 3, 4}, "PK\3\4".getBytes()}) {
            Files.write(folder.resolve("bad"), bad);
            try {
                new ZipFile(folder.resolve("bad").toFile());
            } catch (ZipException e) {
                System.out.println(e);
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write("gzip".getBytes());
        }
        byte[] gz = bytes.toByteArray();
        System.out.println(gz.length + " " + new String(new GZIPInputStream(new ByteArrayInputStream(gz))
            .readAllBytes()));
        for (int damaged : new int[] {0, 12, gz.length - 8, gz.length - 1}) {
            byte[] copy = gz.clone();
            copy[damaged] ^= 0x55;
            try {
                System.out.println(new String(new GZIPInputStream(new ByteArrayInputStream(copy)).readAllBytes())
                    .length());
            } catch (IOException e) {
                System.out.println(damaged + " " + e);
            }
        }
        Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
        deflater.setDictionary("hello world".getBytes());
        deflater.setInput("hello world hello".getBytes());
        deflater.finish();
        byte[] buffer = new byte[100];
        int n = deflater.deflate(buffer);
        Inflater inflater = new Inflater(true);
        inflater.setDictionary("hello world".getBytes());
        inflater.setInput(buffer, 0, n);
        byte[] back = new byte[50];
        System.out.println(n + " " + new String(back, 0, inflater.inflate(back)) + inflater.finished()
            + deflater.getTotalIn() + inflater.getRemaining() + deflater.getAdler());
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(deflated, true)) {
            out.write(new byte[1000]);
        }
        System.out.println(new InflaterInputStream(new ByteArrayInputStream(deflated.toByteArray())).read());
        Adler32 adler = new Adler32();
        CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream("abc".getBytes()), adler);
        checked.readAllBytes();
        CRC32C crc = new CRC32C();
        crc.update(ByteBuffer.wrap("123456789".getBytes()));
        System.out.println(adler.getValue() + " " + Long.toHexString(crc.getValue()));
        Path data = folder.resolve("data");
        try (FileChannel channel = FileChannel.open(data, StandardOpenOption.CREATE, StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
            System.out.println(channel.write(new ByteBuffer[] {ByteBuffer.wrap("head".getBytes()),
                ByteBuffer.allocateDirect(2).put((byte) 'x').put((byte) 'y').flip()}) + " " + channel.position() + " "
                + channel.size());
            channel.write(ByteBuffer.wrap("!".getBytes()), 10);
            ByteBuffer[] parts = {ByteBuffer.allocate(3), ByteBuffer.allocateDirect(20)};
            System.out.println(channel.position(0).read(parts) + " " + parts[0] + " " + parts[1] + " "
                + channel.read(parts) + " " + channel.truncate(5).size() + channel.position());
            System.out.println(channel.transferTo(1, 3, FileChannel.open(folder.resolve("bad"),
                StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING))
                + Files.readString(folder.resolve("bad")));
            channel.close();
            channel.size();
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        try (FileChannel reading = FileChannel.open(data); FileChannel appending =
            FileChannel.open(data, StandardOpenOption.APPEND)) {
            System.out.println(appending.write(ByteBuffer.wrap("++".getBytes())) + " " + reading.size());
            try {
                reading.write(ByteBuffer.allocate(1));
            } catch (NonWritableChannelException e) {
                System.out.println(e);
            }
            appending.read(ByteBuffer.allocate(1));
        } catch (NonReadableChannelException e) {
            System.out.println(e);
        }
        for (String name : new String[] {"a.zip", "bad", "data"}) {
            Files.delete(folder.resolve(name));
        }
        Files.delete(folder);
    }
}
