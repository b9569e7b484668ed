// check: --outcomes
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.stream.*;

/** One thread, many calls: in a search they say what java prints. */
public class FilesAlone {
    static void streams() throws Exception {
        Scanner input = new Scanner(System.in);
        while (input.hasNextLine()) System.out.println("read " + input.nextLine());
        System.out.println(System.in.read() + " " + System.in.available());
        try (PrintWriter out = new PrintWriter(new FileWriter("text"))) { out.printf("%d %s%n", 5, "x"); }
        try (Scanner in = new Scanner(new File("text"))) { System.out.println(in.nextInt() + in.next()); }
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream("object"))) {
            out.writeObject(new ArrayList<>(List.of(1, 2)));
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("object"))) {
            System.out.println(in.readObject());
        }
        try (RandomAccessFile file = new RandomAccessFile("random", "rw")) {
            file.writeUTF("abc");
            file.writeLong(7);
            file.seek(0);
            System.out.println(file.readUTF() + file.readLong() + " " + file.getFilePointer() + " " + file.length());
        }
    }

    static void channel(Path path) throws IOException {
        try (FileChannel c = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            c.write(ByteBuffer.wrap("hello world".getBytes()));
            c.position(6);
            System.out.println(c.read(ByteBuffer.allocate(20)) + " " + c.position() + " " + c.size());
            c.truncate(5);
            c.write(new ByteBuffer[] {ByteBuffer.wrap("xx".getBytes()), ByteBuffer.wrap("yyy".getBytes())});
            System.out.println(c.size());
            c.force(true);
        }
        System.out.println(Files.readString(path));
    }

    static void folders() throws IOException {
        Path folder = Files.createDirectories(Paths.get("a/b/c"));
        for (int i = 0; i < 3; i++)
            try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("f" + i))) {
                for (int k = 0; k <= i; k++) out.write("line " + k + "\n");
            }
        try (Stream<Path> all = Files.walk(Paths.get("a"))) { System.out.println(all.sorted().collect(Collectors.toList())); }
        try (Stream<String> lines = Files.lines(folder.resolve("f2"))) { System.out.println(lines.count()); }
        channel(folder.resolve("channel"));
        Files.copy(folder.resolve("f1"), folder.resolve("copy"));
        Files.move(folder.resolve("copy"), Paths.get("moved"), StandardCopyOption.ATOMIC_MOVE);
        System.out.println(Files.readAllLines(Paths.get("moved")) + " " + Files.isDirectory(folder) + " "
            + Files.isSameFile(Paths.get("moved"), Paths.get("a/../moved")) + " " + Files.getAttribute(Paths.get("moved"), "size"));
    }

    static void names() throws IOException {
        File file = new File("text");
        System.out.println(file.setReadOnly() + " " + file.canRead() + " " + file.setLastModified(1000000) + " "
            + file.lastModified() + " " + file.renameTo(new File("renamed")) + " " + file.exists());
        System.out.println(new TreeSet<>(Arrays.asList(new File(".").list())));
        Files.writeString(Paths.get("log"), "1");
        Files.writeString(Paths.get("log"), "2", StandardOpenOption.APPEND);
        System.out.println(Files.readString(Paths.get("log")) + " " + new File("a/../log").getCanonicalFile().getName());
        new File("log").deleteOnExit();
    }

    interface Attempt { void run() throws IOException; }

    static void refuse(Attempt attempt) {
        try {
            attempt.run();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    static void refusals() {
        refuse(() -> Files.delete(Paths.get("a")));
        refuse(() -> Files.readString(Paths.get("nothing")));
        refuse(() -> new FileInputStream("nothing"));
        refuse(() -> new FileOutputStream("a"));
        refuse(() -> Files.createFile(Paths.get("moved")));
        refuse(() -> new FileInputStream("moved/x"));
    }

    public static void main(String[] args) throws Exception {
        streams();
        folders();
        names();
        refusals();
        Files.walkFileTree(Paths.get("a"), new SimpleFileVisitor<>() {
            public FileVisitResult visitFile(Path path, BasicFileAttributes about) throws IOException {
                Files.delete(path);
                return FileVisitResult.CONTINUE;
            }
            public FileVisitResult postVisitDirectory(Path path, IOException e) throws IOException {
                Files.delete(path);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(Files.exists(Paths.get("a")));
    }
}
