// Aims at: the built-in class loaders, packages, class bytes as resources, thread context loaders.
import java.io.InputStream;

public class LoadersAndPackages {
    static class Peek extends ClassLoader {
        Peek(ClassLoader parent) {
            super("peek", parent);
        }

        Class<?> loaded(String name) {
            return findLoadedClass(name);
        }

        Class<?> system(String name) throws ClassNotFoundException {
            return findSystemClass(name);
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = LoadersAndPackages.class.getClassLoader();
        System.out.println(app.getName() + " " + app.getParent().getName() + " " + app.getParent().getParent() + " "
            + (app == ClassLoader.getSystemClassLoader()) + (app.getParent() == ClassLoader.getPlatformClassLoader())
            + (app == Thread.currentThread().getContextClassLoader()) + " " + String.class.getClassLoader() + " " + int.class.getClassLoader()
            + " " + LoadersAndPackages[].class.getClassLoader().getName());
        System.out.println(app.getClass().getName() + " " + app.getParent().getClass().getName());
        System.out.println(String.class.getPackage() + " | " + String.class.getPackage().getName() + " | " + String.class.getPackageName() + " | "
            + LoadersAndPackages.class.getPackage().getName().isEmpty() + " | " + int[].class.getPackage() + " | " + int[][].class.getPackageName()
            + " | " + java.util.Map.Entry[].class.getPackageName());
        System.out.println((String.class.getPackage() == Object.class.getPackage()) + " " + (app.getUnnamedModule() == LoadersAndPackages.class.getModule()));
        Peek peek = new Peek(app);
        System.out.println(peek.getName() + " " + peek.loaded("LoadersAndPackages") + " " + peek.loadClass("LoadersAndPackages").getName()
            + " " + peek.system("java.util.List") + " " + (peek.loadClass("java.lang.String") == String.class)
            + " " + (Class.forName("LoadersAndPackages$Peek", true, peek) == Peek.class));
        try {
            new Peek(null).loadClass("LoadersAndPackages");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        for (String name : new String[] {"LoadersAndPackages.class", "/LoadersAndPackages.class", "LoadersAndPackages$Peek.class", "absent.txt"}) {
            try (InputStream in = LoadersAndPackages.class.getResourceAsStream(name)) {
                System.out.println(name + " " + (in == null ? "null" : Integer.toHexString(in.read() << 8 | in.read())));
            }
        }
        try (InputStream in = app.getResourceAsStream("LoadersAndPackages.class")) {
            byte[] b = in.readAllBytes();
            System.out.println(b.length > 500 && b[0] == (byte) 0xca && b[3] == (byte) 0xbe);
        }
        try (InputStream in = ClassLoader.getSystemResourceAsStream("java/lang/Object.class")) {
            System.out.println(in.read() == 0xca);
        }
        System.out.println(app.getResource("absent") + " " + (app.getResource("LoadersAndPackages.class") != null));
    }
}
