// Aims at: a class loader that defines its own copies of classes: identity, statics, linking through loadClass, errors.
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

public class UserLoader {
    public static class Plugin implements Runnable {
        static int count;
        final Helper helper = new Helper();

        public void run() {
            count += helper.step();
            System.out.println("run " + count + " " + Helper.class.getClassLoader().getName() + " " + new Object() {}.getClass().getName());
            Runnable r = () -> System.out.println("lambda in " + Plugin.class.getClassLoader().getName());
            r.run();
        }

        public static void fail() {
            throw new IllegalStateException();
        }

        public static Object missing() {
            return new Ghost();
        }
    }

    public static class Helper {
        static {
            System.out.println("Helper of " + Helper.class.getClassLoader().getName());
        }

        int step() {
            return 5;
        }
    }

    public static class Ghost {}

    static class Isolated extends ClassLoader {
        final List<String> asked = new ArrayList<>();

        Isolated(String name) {
            super(name, UserLoader.class.getClassLoader());
        }

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            asked.add(name);
            if (!name.startsWith("UserLoader$")) return super.loadClass(name, resolve);
            if (name.endsWith("Ghost")) throw new ClassNotFoundException("no ghosts: " + name);
            Class<?> c = findLoadedClass(name);
            if (c != null) return c;
            byte[] b = bytes(name);
            return defineClass(name, b, 0, b.length);
        }

        Class<?> again(String name) throws ClassNotFoundException {
            byte[] b = bytes(name);
            return defineClass(name, b, 0, b.length);
        }

        Class<?> define(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }

        byte[] bytes(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                return in.readAllBytes();
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Isolated one = new Isolated("one"), two = new Isolated("two");
        Class<?> a = one.loadClass("UserLoader$Plugin"), b = Class.forName("UserLoader$Plugin", true, two);
        System.out.println((a == b) + " " + (a == Plugin.class) + " " + a.getName().equals(b.getName()) + " " + (a.getClassLoader() == one));
        Runnable x = (Runnable) a.getDeclaredConstructor().newInstance(), y = (Runnable) b.getDeclaredConstructor().newInstance();
        x.run();
        x.run();
        y.run();
        new Plugin().run();
        System.out.println(x instanceof Plugin);
        System.out.println(one.asked.contains("UserLoader$Helper") + " " + one.asked.contains("java.lang.Runnable"));
        System.out.println(Class.forName("[LUserLoader$Helper;", false, one).getComponentType().getClassLoader().getName());
        Method missing = a.getMethod("missing");
        for (int i = 0; i < 2; i++) {
            try {
                missing.invoke(null);
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(e.getCause() + " / " + e.getCause().getCause());
            }
        }
        try {
            Class.forName("UserLoader$Ghost", false, one);
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        try {
            two.define("Wrong", two.bytes("UserLoader$Helper"));
        } catch (NoClassDefFoundError e) {
            System.out.println(e);
        }
        try {
            two.define("java.lang.Evil", new byte[4]);
        } catch (SecurityException e) {
            System.out.println(e);
        }
        try {
            two.define("Broken", new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        } catch (ClassFormatError e) {
            System.out.println(e);
        }
        try {
            one.again("UserLoader$Plugin");
        } catch (LinkageError e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        Object[] plugins = (Object[]) java.lang.reflect.Array.newInstance(a, 1);
        try {
            plugins[0] = y;
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        try {
            a.getMethod("fail").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getStackTrace()[0]);
        }
        try {
            Plugin p = (Plugin) (Object) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }
}
