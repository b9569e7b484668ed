// Resources of a folder on the class path, by class and by loader, absolute and relative.
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;

public class PathResources {
    private static String tail(URL url) {
        return url == null ? "none" : url.getProtocol() + " " + url.getPath().substring(url.getPath().lastIndexOf('/'));
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = PathResources.class.getClassLoader();
        System.out.println(tail(PathResources.class.getResource("PathResources.class")));
        System.out.println(tail(PathResources.class.getResource("/PathResources.class")));
        System.out.println(tail(loader.getResource("PathResources.class")));
        System.out.println(tail(loader.getResource("/PathResources.class")));
        System.out.println(tail(loader.getResource("PathResourcesAbsent.txt")));
        System.out.println(Collections.list(loader.getResources("PathResources.class")).size());
        System.out.println(Collections.list(loader.getResources("PathResourcesAbsent.txt")));
        System.out.println(loader.resources("PathResources.class").count());
        URL url = loader.getResource("PathResources.class");
        byte[] direct = Files.readAllBytes(Path.of(url.toURI()));
        try (InputStream one = url.openStream(); InputStream two = loader.getResourceAsStream("PathResources.class")) {
            System.out.println(java.util.Arrays.equals(direct, one.readAllBytes()));
            System.out.println(java.util.Arrays.equals(direct, two.readAllBytes()));
        }
        System.out.println(url.openConnection().getContentLength() == direct.length);
        System.out.println(loader.getResourceAsStream("PathResourcesAbsent.txt"));
        System.out.println(PathResources.class.getResourceAsStream("PathResourcesAbsent.txt"));
        try {
            loader.getResource(null);
        } catch (NullPointerException e) {
            System.out.println("null is refused");
        }
        Path place = Path.of(PathResources.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        System.out.println(Files.exists(place.resolve("PathResources.class")));
        System.out.println(PathResources.class.getProtectionDomain() == Inner.class.getProtectionDomain());
        System.out.println(String.class.getProtectionDomain().getCodeSource());
    }

    private static class Inner {}
}
