// Resources of the JDK's own modules: URLs, streams and what encapsulation hides.
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;

public class ImageResources {
    private static int length(InputStream in) throws IOException {
        try (InputStream stream = in) {
            return stream == null ? -1 : stream.readAllBytes().length;
        }
    }

    private static void show(URL url) throws IOException {
        System.out.println(url + (url == null ? "" : " " + length(url.openStream()) + " " + url.getProtocol()));
    }

    public static void main(String[] args) throws Exception {
        show(ClassLoader.getSystemResource("java/lang/Object.class"));
        show(ClassLoader.getPlatformClassLoader().getResource("java/sql/Driver.class"));
        show(Object.class.getResource("String.class"));
        show(Object.class.getResource("/java/util/List.class"));
        show(Object.class.getResource("absent.txt"));
        show(new URL("jrt:/java.base/java/lang/Integer.class"));
        System.out.println(length(Object.class.getModule().getResourceAsStream("java/lang/Object.class")));
        System.out.println(length(ClassLoader.getSystemResourceAsStream("java/util/Map.class")));
        System.out.println(Collections.list(ClassLoader.getSystemResources("java/lang/Object.class")).size());
        System.out.println(Collections.list(ClassLoader.getSystemResources("META-INF/absent")).size());
        System.out.println(length(Object.class.getModule().getResourceAsStream("sun/net/idn/uidna.spp")));
        try {
            new URL("jrt:/java.base/java/lang/Absent.class").openStream();
        } catch (IOException e) {
            System.out.println(e.getClass().getName());
        }
        System.out.println(new URL("jrt:/java.base/java/lang/Integer.class").openConnection().getContentLength());
    }
}
