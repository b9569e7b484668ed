// Aims at: java.nio.file: path algebra, walking, copying, moving, attributes, links, matchers, temporary trees,
// exceptions.
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class PathsAndTrees {
    interface Attempt {
        Object run() throws IOException;
    }

    static Path root;

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + shorten(String.valueOf(a.run())));
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + shorten(e.toString()));
        }
    }

    static String shorten(String text) {
        return root == null ? text : text.replace(root.toString(), "ROOT");
    }

    public static void main(String[] args) throws IOException {
        Path path = Path.of("/a/./b/../c/d.txt");
        System.out.println(path.normalize() + " " + path.getFileName() + " " + path.getNameCount() + " "
            + path.subpath(1, 3) + " " + path.getRoot() + " " + path.getParent() + " " + path.startsWith("/a")
            + path.endsWith("d.txt") + path.isAbsolute());
        System.out.println(Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("x").resolve("/y") + " "
            + Path.of("x").resolve("y/../z") + " " + Path.of("x/y").resolveSibling("z") + " "
            + Path.of("").toString().isEmpty() + " " + Path.of("a//b/").toString() + " " + path.compareTo(Path.of("/a"))
            + " " + path.toUri());
        attempt("relativize", () -> Path.of("/a").relativize(Path.of("b")));
        attempt("nul", () -> Path.of("a\0b"));
        attempt("subpath", () -> path.subpath(3, 3));
        for (String glob : new String[] {"glob:*.{txt,md}", "glob:**/c/?.t[a-z]t", "glob:/a/**", "regex:.*d\\.txt",
            "glob:[!a]*"}) {
            System.out.print(glob + "=" + FileSystems.getDefault().getPathMatcher(glob).matches(path.normalize())
                + FileSystems.getDefault().getPathMatcher(glob).matches(path.getFileName()) + " ");
        }
        System.out.println();
        attempt("glob", () -> FileSystems.getDefault().getPathMatcher("glob:{a"));
        root = Files.createTempDirectory("havelock");
        Path deep = Files.createDirectories(root.resolve("one/two/three"));
        Files.writeString(root.resolve("one/a.txt"), "first\nsecond\n");
        Files.write(deep.resolve("b.bin"), new byte[] {1, 2, 3});
        Files.write(root.resolve("one/a.txt"), List.of("third", "\u00e9"), StandardOpenOption.APPEND);
        Files.createSymbolicLink(root.resolve("link"), Path.of("one"));
        System.out.println(Files.readAllLines(root.resolve("link/a.txt")) + " " + Files.size(deep.resolve("b.bin"))
            + " " + Files.isSymbolicLink(root.resolve("link")) + Files.isDirectory(root.resolve("link"))
            + Files.isDirectory(root.resolve("link"), LinkOption.NOFOLLOW_LINKS)
            + Files.readSymbolicLink(root.resolve("link")));
        try (Stream<Path> walk = Files.walk(root)) {
            System.out.println(walk.map(p -> shorten(p.toString())).sorted().collect(Collectors.toList()));
        }
        try (Stream<Path> found = Files.find(root, 9, (p, attributes) -> attributes.isRegularFile());
            DirectoryStream<Path> listed = Files.newDirectoryStream(root.resolve("one"), "*.txt")) {
            System.out.println(found.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList()) + " "
                + listed.iterator().next().getFileName());
        }
        attempt("copy", () -> Files.copy(root.resolve("one/a.txt"), root.resolve("copy.txt")));
        attempt("copy again", () -> Files.copy(root.resolve("one/a.txt"), root.resolve("copy.txt")));
        attempt("replace", () -> Files.copy(deep.resolve("b.bin"), root.resolve("copy.txt"),
            StandardCopyOption.REPLACE_EXISTING));
        attempt("move", () -> Files.move(root.resolve("copy.txt"), deep.resolve("moved"),
            StandardCopyOption.ATOMIC_MOVE));
        attempt("missing", () -> Files.readString(root.resolve("none")));
        attempt("not empty", () -> { Files.delete(root.resolve("one")); return ""; });
        attempt("exists", () -> Files.createDirectory(root.resolve("one")));
        attempt("create new", () -> Files.newOutputStream(deep.resolve("b.bin"), StandardOpenOption.CREATE_NEW));
        attempt("directory", () -> Files.readAllBytes(root));
        attempt("not directory", () -> Files.list(deep.resolve("b.bin")));
        attempt("malformed", () -> { Files.write(root.resolve("bad"), new byte[] {-1});
            return Files.readString(root.resolve("bad")); });
        attempt("options", () -> Files.newByteChannel(root.resolve("x"), StandardOpenOption.READ,
            StandardOpenOption.APPEND));
        Files.setLastModifiedTime(deep.resolve("b.bin"), FileTime.fromMillis(1_000_000_000_000L));
        Files.setPosixFilePermissions(deep.resolve("b.bin"), PosixFilePermissions.fromString("rw-r-x--x"));
        BasicFileAttributes attributes = Files.readAttributes(deep.resolve("b.bin"), BasicFileAttributes.class);
        System.out.println(attributes.lastModifiedTime() + " " + attributes.size() + attributes.isOther() + " "
            + PosixFilePermissions.toString(Files.getPosixFilePermissions(deep.resolve("b.bin"))) + " "
            + Files.getAttribute(deep.resolve("b.bin"), "unix:mode") + " "
            + Files.readAttributes(deep.resolve("b.bin"), "size,isDirectory").size());
        System.out.println(Files.mismatch(deep.resolve("b.bin"), deep.resolve("moved")) + " "
            + Files.isSameFile(root.resolve("link/two"), root.resolve("one/two")) + " "
            + Files.exists(root.resolve("none")) + Files.notExists(root.resolve("none")) + " "
            + shorten(root.resolve("link/../one").toRealPath().toString()));
        List<String> visits = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override public FileVisitResult visitFile(Path file, BasicFileAttributes a)
                throws IOException { visits.add("f"); Files.delete(file); return FileVisitResult.CONTINUE; }
            @Override public FileVisitResult postVisitDirectory(Path dir, IOException e)
                throws IOException { visits.add("d"); Files.delete(dir); return FileVisitResult.CONTINUE; }
        });
        visits.sort(Comparator.naturalOrder());
        System.out.println(visits + " " + Files.exists(root) + Files.deleteIfExists(root));
    }
}
