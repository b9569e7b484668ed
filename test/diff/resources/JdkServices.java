// ServiceLoader over the modules of the JDK.
import java.nio.charset.Charset;
import java.nio.charset.spi.CharsetProvider;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

public class JdkServices {
    interface Unknown {}

    private static List<String> sorted(Iterable<?> services) {
        List<String> names = new ArrayList<>();
        for (Object service : services) {
            names.add(service.getClass().getName());
        }
        Collections.sort(names);
        return names;
    }

    public static void main(String[] args) {
        System.out.println(sorted(ServiceLoader.load(ToolProvider.class)));
        System.out.println(sorted(ServiceLoader.loadInstalled(CharsetProvider.class)));
        System.out.println(sorted(FileSystemProvider.installedProviders()));
        System.out.println(sorted(ServiceLoader.load(Unknown.class)));
        System.out.println(ServiceLoader.load(Unknown.class).findFirst());
        System.out.println(ServiceLoader.load(ToolProvider.class).stream()
                .map(p -> p.type().getModule().getName()).sorted().collect(Collectors.toList()));
        System.out.println(sorted(ServiceLoader.load(ModuleLayer.boot(), ToolProvider.class)).size());
        System.out.println(ToolProvider.findFirst("jar").map(ToolProvider::name));
        System.out.println(ToolProvider.findFirst("absent").isPresent());
        System.out.println(Charset.forName("Big5") + " " + Charset.isSupported("IBM1047") + " "
                + Charset.isSupported("absent"));
        System.out.println(new String("\u4e2d\u6587".getBytes(Charset.forName("GB18030")), Charset.forName("GB18030"))
                .equals("\u4e2d\u6587"));
        System.out.println(Charset.availableCharsets().size());
        ServiceLoader<ToolProvider> again = ServiceLoader.load(ToolProvider.class);
        again.iterator().next();
        again.reload();
        System.out.println(again.iterator().hasNext());
    }
}
