// Aims at: context class loaders of threads, child-first loaders, delegation order, parallel capable ones, names in
// traces, resources found.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

public class ContextLoaders {
    static final List<String> asked = new ArrayList<>();

    public static class Plugin implements Callable<String> {
        static int instances;
        @Override public String call() { return "plugin " + ++instances + " " + getClass().getClassLoader().getName(); }
        public static void fail() { throw new IllegalStateException("in plugin"); }
    }

    public static class Dependent implements Callable<Object> {
        @Override public Object call() { return new Plugin().call() + " beside "
            + Helper.class.getClassLoader().getName(); }
        static class Helper { }
    }

    static class ChildFirst extends ClassLoader {
        static { registerAsParallelCapable(); }
        final String prefix;
        ChildFirst(String name, String prefix, ClassLoader parent) { super(name, parent); this.prefix = prefix; }
        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("java.")) asked.add(getName() + ":" + name.replace("ContextLoaders", "CL"));
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) return known;
                if (!name.startsWith(prefix)) return super.loadClass(name, resolve);
                try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    return defineClass(name, bytes, 0, bytes.length);
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
        @Override protected URL findResource(String name) { asked.add("resource " + name); return null; }
        @Override public InputStream getResourceAsStream(String name) {
            return name.equals("virtual.txt") ? new ByteArrayInputStream("virtual".getBytes())
            : super.getResourceAsStream(name); }
    }

    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = ContextLoaders.class.getClassLoader();
        ChildFirst one = new ChildFirst("one", "ContextLoaders$Plugin", app),
            two = new ChildFirst("two", "ContextLoaders$", app);
        for (ClassLoader loader : new ClassLoader[] {one, two, app}) {
            Callable<?> plugin = (Callable<?>) Class.forName("ContextLoaders$Plugin", true, loader).getConstructor()
                .newInstance();
            System.out.println(plugin.call() + " " + (plugin instanceof Plugin) + plugin.call());
        }
        System.out.println(asked);
        asked.clear();
        attempt("dependent of two", () -> ((Callable<?>) two.loadClass("ContextLoaders$Dependent").getConstructor()
            .newInstance()).call());
        attempt("dependent of one", () -> ((Callable<?>) one.loadClass("ContextLoaders$Dependent").getConstructor()
            .newInstance()).call());
        System.out.println(asked);
        asked.clear();
        attempt("cast", () -> (Plugin) two.loadClass("ContextLoaders$Plugin").getConstructor().newInstance());
        try {
            two.loadClass("ContextLoaders$Plugin").getMethod("fail").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getStackTrace()[0]);
        }
        Thread.currentThread().setContextClassLoader(two);
        ClassLoader[] seen = new ClassLoader[2];
        Thread child = new Thread(() -> seen[0] = Thread.currentThread().getContextClassLoader());
        Thread.currentThread().setContextClassLoader(null);
        child.start();
        child.join();
        Thread other = new Thread(() -> seen[1] = Thread.currentThread().getContextClassLoader());
        other.setContextClassLoader(one);
        other.start();
        other.join();
        System.out.println((seen[0] == two) + " " + (seen[1] == one) + Thread.currentThread().getContextClassLoader());
        asked.clear();
        System.out.println(two.getResource("nothing/here") + " " + asked
            + new String(two.getResourceAsStream("virtual.txt").readAllBytes())
            + two.getResources("nothing").hasMoreElements() + (two.getResource("ContextLoaders.class") != null));
        attempt("missing", () -> Class.forName("no.Such", false, one));
        attempt("missing via loader", () -> app.loadClass("no.Such"));
        attempt("array", () -> one.loadClass("[LContextLoaders$Plugin;"));
        attempt("array by name", () -> Class.forName("[LContextLoaders$Plugin;", false, one).getComponentType()
            .getClassLoader().getName());
        attempt("primitive", () -> Class.forName("int", false, one));
        attempt("slash", () -> Class.forName("java/lang/String"));
        attempt("null loader", () -> Class.forName("java.lang.String", false, null).getClassLoader());
        attempt("null loader app", () -> Class.forName("ContextLoaders", false, null));
        attempt("wrong name", () -> new ClassLoader() { Class<?> define()
            throws IOException { byte[] b = app.getResourceAsStream("ContextLoaders$Plugin.class").readAllBytes();
            return defineClass("Other", b, 0, b.length); } }.define());
        attempt("java package", () -> new ClassLoader() { Class<?> define() {
            return defineClass("java.evil.X", new byte[10], 0, 10); } }.define());
        attempt("garbage", () -> new ClassLoader() { Class<?> define() { return defineClass(null, new byte[10], 0, 10);
            } }.define());
        try (URLClassLoader urls = new URLClassLoader("urls", new URL[0], null)) {
            attempt("no parent", () -> urls.loadClass("ContextLoaders"));
            attempt("platform", () -> urls.loadClass("java.util.List"));
            System.out.println(urls.getName() + Arrays.toString(urls.getURLs()) + urls.getParent());
        }
        System.out.println(one.isRegisteredAsParallelCapable() + " " + one.getName() + app.getName()
            + ClassLoader.getPlatformClassLoader().getName() + ClassLoader.getSystemClassLoader().equals(app)
            + one.getUnnamedModule().isNamed() + one.getDefinedPackages().length);
    }
}
