// Aims at: java.io on real files: reading, writing, random access, directories, and the texts of what goes wrong.
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.util.Arrays;

public class FilesAndStreams {
    interface Attempt {
        Object run() throws IOException;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        File folder = File.createTempFile("havelock", ".d");
        System.out.println(folder.delete() + " " + folder.mkdir() + " " + folder.isDirectory());
        File file = new File(folder, "text");
        try (PrintWriter out = new PrintWriter(new FileWriter(file))) {
            out.println("first");
            out.printf("%d %s%n", 2, "second");
        }
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write("third\n".getBytes());
            out.write('!');
        }
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            for (String line; (line = in.readLine()) != null;) {
                System.out.println(line);
            }
        }
        System.out.println(file.length() + " " + file.exists() + file.isFile() + file.canRead() + file.isHidden());
        try (RandomAccessFile both = new RandomAccessFile(file, "rw")) {
            both.seek(1);
            both.writeByte('I');
            both.seek(0);
            System.out.println(both.readLine() + " " + both.getFilePointer() + " " + both.length());
            both.setLength(4);
            System.out.println(both.getFilePointer() + " " + both.read());
        }
        try (FileInputStream in = new FileInputStream(file)) {
            System.out.println(in.available() + " " + in.skip(2) + " " + in.read() + " " + Arrays.toString(in.readAllBytes()) + in.read());
        }
        FileInputStream closed = new FileInputStream(file);
        closed.close();
        attempt("closed", () -> closed.read());
        attempt("missing", () -> new FileInputStream("/no/such/file"));
        attempt("directory", () -> new FileReader("/"));
        attempt("written", () -> new FileOutputStream("/no/such/file"));
        attempt("mode", () -> new RandomAccessFile(file, "x"));
        attempt("created", () -> new File("/no/such/file").createNewFile());
        attempt("range", () -> new FileInputStream(file).read(new byte[4], 2, 3));
        File moved = new File(folder, "moved");
        System.out.println(file.renameTo(moved) + " " + file.exists() + " " + Arrays.toString(folder.list()));
        System.out.println(folder.delete() + " " + moved.delete() + " " + folder.delete() + " " + folder.list());
        System.out.println(new File("/tmp/../usr/./x/..").getCanonicalPath() + " " + new File("a/b").getParent());
        System.out.println(System.in.read() + " " + System.in.available());
    }
}
