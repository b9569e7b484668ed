import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Permission;
import java.util.List;

/**
 * What HotSpot 17 makes of mutants, many in one process: Reference SEEDS MUTANTS OUT LIST.
 *
 * Each mutant gets a class loader of its own that stands where the application's stands, and is launched by the
 * JDK's own launcher code. Outcomes are written as answer.c writes them. Jars are left out: the launcher reads them
 * before there is a virtual machine. The names a loader has in messages and frames are those of the real one.
 */
public final class Reference {
    static final long MILLISECONDS = 20_000;

    static final class Exited extends Error {
        final int status;

        Exited(int status) {
            super(null, null, false, false);
            this.status = status;
        }
    }

    @SuppressWarnings("removal")
    static final class Guard extends SecurityManager {
        @Override
        public void checkExit(int status) {
            throw new Exited(status);
        }

        @Override
        public void checkPermission(Permission permission) {
        }

        @Override
        public void checkPackageAccess(String name) {
        }
    }

    static final class Run implements Runnable {
        final String main;
        final ClassLoader loader;
        final PrintStream err;
        volatile int status = -1;

        Run(String main, ClassLoader loader, PrintStream err) {
            this.main = main;
            this.loader = loader;
            this.err = err;
        }

        @Override
        public void run() {
            try {
                launch();
                status = 0;
            } catch (Exited e) {
                status = e.status;
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof Exited exited) {
                    status = exited.status;
                    return;
                }
                if (e.getCause() instanceof ThreadDeath) return;
                err.print("Exception in thread \"main\" ");
                print(e.getCause());
                status = 1;
            } catch (ThreadDeath e) {
                return;
            } catch (Throwable e) {
                err.print("Exception in thread \"main\" ");
                print(e);
                status = 1;
            }
        }

        private void print(Throwable e) {
            e.printStackTrace(err);
        }

        /** What LauncherHelper.loadMainClass does, but with our loader; the rest is its own code. */
        private void launch() throws Throwable {
            Class<?> c = null;
            try {
                c = Class.forName(main, false, loader);
            } catch (NoClassDefFoundError | ClassNotFoundException e) {
                abort(e, "java.launcher.cls.error1", main, e.getClass().getCanonicalName(), e.getMessage());
            } catch (LinkageError e) {
                abort(e, "java.launcher.cls.error6", main, e.getClass().getCanonicalName() + ": " + e.getLocalizedMessage());
            }
            call("validateMainClass", new Class<?>[] {Class.class}, c);
            Thread.currentThread().setContextClassLoader(loader);
            Method method = c.getMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) new String[0]);
        }

        private static void abort(Throwable e, String key, Object... arguments) throws Throwable {
            call("abort", new Class<?>[] {Throwable.class, String.class, Object[].class}, e, key, arguments);
        }
    }

    static Object call(String name, Class<?>[] types, Object... arguments) throws Throwable {
        Method method = Class.forName("sun.launcher.LauncherHelper").getDeclaredMethod(name, types);
        method.setAccessible(true);
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static PrintStream stream(OutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }

    /** Lines of standard error that do not depend on how a launcher is built. */
    static String errors(String text) {
        StringBuilder kept = new StringBuilder();
        for (String line : text.split("\n"))
            if (!line.isEmpty() && !line.startsWith("\tat ") && !line.startsWith("\t... "))
                kept.append(line.replaceAll("'app' @[0-9a-f]+", "'app'")).append('\n');
        return kept.toString();
    }

    @SuppressWarnings({"removal", "deprecation"})
    static String outcome(String main, URL[] path, Path folder) throws Throwable {
        ByteArrayOutputStream out = new ByteArrayOutputStream(), err = new ByteArrayOutputStream();
        URLClassLoader loader = new URLClassLoader("app", path, ClassLoader.getPlatformClassLoader());
        PrintStream error = stream(err);
        System.setOut(stream(out));
        System.setErr(error);
        call("initOutput", new Class<?>[] {PrintStream.class}, error);
        Run run = new Run(main, loader, error);
        Thread thread = new Thread(null, run, "main", 8 << 20);
        thread.setDaemon(true);
        thread.start();
        thread.join(MILLISECONDS);
        boolean late = thread.isAlive();
        if (late) thread.stop();
        thread.join(1000);
        loader.close();
        if (late) return "no end\n";
        return "exit " + run.status + "\n" + errors(err.toString(StandardCharsets.UTF_8)) + "---\n"
                + out.toString(StandardCharsets.UTF_8);
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Throwable {
        Path seeds = Path.of(args[0]), mutants = Path.of(args[1]), out = Path.of(args[2]);
        List<String> lines = Files.readAllLines(Path.of(args[3]), StandardCharsets.ISO_8859_1);
        Files.createDirectories(out);
        PrintStream console = System.out;
        System.setSecurityManager(new Guard());
        int count = 0;
        for (String line : lines) {
            String[] words = line.split(" ");
            if (words[3].endsWith(".jar")) continue;
            Path folder = mutants.resolve(words[0]);
            URL[] path = {folder.toUri().toURL(), seeds.resolve(words[1]).toUri().toURL()};
            Files.writeString(out.resolve(words[0]), outcome(words[2], path, folder));
            count++;
        }
        console.println(count + " outcomes");
        System.setSecurityManager(null);
        Runtime.getRuntime().halt(0);
    }
}
