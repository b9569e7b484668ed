import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes jars that are small and unpack to much. */
public class Jars {
    interface Content { void write(OutputStream out) throws IOException; }

    private static final String MAIN = "Main-Class: Main\n";

    private static void jar(String folder, String name, Content manifest, Content main) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(Path.of(folder, name)))) {
            zip.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            manifest.write(zip);
            zip.putNextEntry(new ZipEntry("Main.class"));
            main.write(zip);
        }
    }

    private static void repeat(OutputStream out, String text, long bytes) throws IOException {
        byte[] block = text.repeat((1 << 20) / text.length() + 1).getBytes();
        for (long left = bytes; left > 0; left -= block.length) out.write(block);
    }

    public static void main(String[] args) throws IOException {
        String folder = args[0];
        long large = 1L << 30;
        Content plain = out -> out.write(("Manifest-Version: 1.0\n" + MAIN).getBytes());
        Content nothing = out -> { };
        jar(folder, "class-bomb.jar", plain, out -> repeat(out, "\0", large));
        jar(folder, "manifest-bomb.jar", out -> {
            plain.write(out);
            repeat(out, "X-Filler: 0123456789012345678901234567890123456789\n", large);
        }, nothing);
        jar(folder, "long-line.jar", out -> {
            plain.write(out);
            out.write("Class-Path: ".getBytes());
            repeat(out, "a.jar ", 64 << 20);
        }, nothing);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(Path.of(folder, "many-entries.jar")))) {
            zip.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            plain.write(zip);
            for (int i = 0; i < 200000; i++) zip.putNextEntry(new ZipEntry("e" + i));
        }
    }
}
