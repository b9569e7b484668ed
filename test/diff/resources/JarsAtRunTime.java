// Jars that a program makes: services in several, releases, manifests, jar URLs and class loaders over them.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;

public class JarsAtRunTime {
    public interface Greeting {
        String text();
    }

    public static class First implements Greeting {
        public String text() {
            return "first";
        }
    }

    public static class Second implements Greeting {
        public String text() {
            return "second";
        }
    }

    private static Path make(Path folder, String name, boolean releases, String... entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, name);
        if (releases) {
            manifest.getMainAttributes().putValue("Multi-Release", "true");
        }
        Path jar = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(out, manifest)) {
            for (int i = 0; i < entries.length; i += 2) {
                zip.putNextEntry(new JarEntry(entries[i]));
                zip.write(entries[i + 1].getBytes());
                zip.closeEntry();
            }
        }
        return jar;
    }

    private static String read(InputStream in) throws IOException {
        try (InputStream stream = in) {
            return new String(stream.readAllBytes());
        }
    }

    private static void services(Path one, Path two) throws Exception {
        URL[] urls = {one.toUri().toURL(), two.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls)) {
            for (Greeting g : ServiceLoader.load(Greeting.class, loader)) {
                System.out.println(g.text());
            }
            List<URL> found = Collections.list(loader.getResources("META-INF/services/JarsAtRunTime$Greeting"));
            for (URL url : found) {
                System.out.println(url.getProtocol() + " " + url.toString().substring(url.toString().lastIndexOf('!'))
                        + " " + read(url.openStream()).trim());
            }
            System.out.println(read(loader.getResourceAsStream("data.txt")));
            System.out.println(loader.getResource("absent.txt") + " "
                    + loader.findResource("data.txt").getFile().endsWith("two.jar!/data.txt"));
            URL url = new URL("jar:" + two.toUri() + "!/data.txt");
            System.out.println(url.openConnection().getContentLength() + " " + read(url.openStream()));
        }
    }

    private static void files(Path one, Path two) throws Exception {
        try (JarFile jar = new JarFile(two.toFile(), true, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
            System.out.println(jar.isMultiRelease() + " " + read(jar.getInputStream(jar.getJarEntry("data.txt"))));
            System.out.println(
                    jar.getManifest().getMainAttributes().getValue("Implementation-Title") + " " + jar.size());
            jar.stream().map(JarEntry::getName).forEach(System.out::println);
        }
        try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(Files.readAllBytes(one)))) {
            for (JarEntry e = in.getNextJarEntry(); e != null; e = in.getNextJarEntry()) {
                System.out.println(e.getName() + " " + in.readAllBytes().length);
            }
        }
        try (FileSystem zip = FileSystems.newFileSystem(one, (ClassLoader) null)) {
            System.out.println(Files.readString(zip.getPath("/data.txt")) + " " + Files.exists(zip.getPath("/absent")));
        }
        try {
            new ZipFile(one.resolveSibling("absent.zip").toFile());
        } catch (IOException e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("jars");
        String service = "META-INF/services/JarsAtRunTime$Greeting";
        Path one = make(folder, "one.jar", false, service, "JarsAtRunTime$First\n", "data.txt",
                "one".repeat(1000).substring(0, 3));
        Path two = make(folder, "two.jar", true, service, "# comment\nJarsAtRunTime$Second\n", "data.txt", "plain",
                "META-INF/versions/11/data.txt", "eleven");
        services(two, one);
        files(one, two);
        List<Path> left = new ArrayList<>(List.of(one, two, folder));
        for (Path path : left) {
            Files.delete(path);
        }
    }
}
