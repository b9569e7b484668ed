// jars:
// javac, a program of the JDK, compiles a file: the classes are the same, byte for byte.
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class LibJavac {
    private static final String SOURCE = "import java.util.*;\n"
            + "public class Made {\n"
            + "    record Point(int x, String y) {}\n"
            + "    sealed interface Shape permits Round {}\n"
            + "    static final class Round implements Shape {}\n"
            + "    enum Color { RED, BLUE }\n"
            + "    static int pick(Object o) {\n"
            + "        return switch (String.valueOf(o)) { case \"a\" -> 1; default -> 2; };\n"
            + "    }\n"
            + "    public static void main(String[] args) {\n"
            + "        Runnable r = () -> System.out.println(new Point(1, \"z\") + \" \" + pick(\"a\"));\n"
            + "        r.run();\n"
            + "        for (var c : Color.values()) System.out.println(c);\n"
            + "        List.of(1, 2).stream().map(i -> i + 1).forEach(System.out::println);\n"
            + "    }\n"
            + "}\n";

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("made");
        Path source = Files.writeString(folder.resolve("Made.java"), SOURCE);
        int status = ToolProvider.findFirst("javac").orElseThrow()
                .run(System.out, System.err, "-d", folder.toString(), source.toString());
        System.out.println(status);
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.sorted().collect(Collectors.toList());
        }
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            System.out.println(file.getFileName() + " " + bytes.length + " " + Arrays.hashCode(bytes));
            Files.delete(file);
        }
        Files.delete(folder);
    }
}
