// Aims at: System properties: setting, clearing, defaults, numeric getters, copies, the environment's shape, streams
// replaced.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Properties;

public class PropertiesOfSystem {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String key : new String[] {"file.separator", "path.separator", "line.separator", "os.name",
            "file.encoding", "java.specification.version", "java.vm.specification.name", "java.class.version",
            "user.dir.none",
            "java.specification.vendor", "os.arch", "native.encoding", "java.version.date", "sun.arch.data.model",
                "java.io.tmpdir"}) {
            String value = System.getProperty(key);
            System.out.println(key + "=" + (value == null ? null : value.replace("\n", "\\n")));
        }
        System.out.println(System.setProperty("own.key", "41") + " " + System.setProperty("own.key", "0x2A") + " "
            + Integer.getInteger("own.key") + " " + Long.getLong("own.none", 7L) + Integer.getInteger("os.name", 5)
            + Boolean.getBoolean("own.key"));
        System.setProperty("own.flag", "TrUe");
        System.out.println(Boolean.getBoolean("own.flag") + " " + System.clearProperty("own.flag") + " "
            + Boolean.getBoolean("own.flag") + " " + System.getProperty("own.flag", "gone") + " "
            + Integer.getInteger("") + Integer.getInteger(null));
        Properties all = System.getProperties();
        all.put("object", 5);
        System.out.println(all == System.getProperties() ? all.getProperty("object") : "copy");
        Properties fresh = new Properties();
        fresh.setProperty("only", "this");
        System.setProperties(fresh);
        System.out.println(System.getProperty("only") + " " + System.getProperty("os.name") + " "
            + System.lineSeparator().length());
        System.setProperties(null);
        System.out.println(System.getProperty("only") + " " + System.getProperty("file.separator"));
        attempt("empty key", () -> System.getProperty(""));
        attempt("null key", () -> System.setProperty(null, "x"));
        attempt("null value", () -> System.setProperty("x", null));
        attempt("clear", () -> System.clearProperty(""));
        attempt("env", () -> System.getenv("NO_SUCH_VARIABLE_HERE") + " " + System.getenv().getClass().getName()
            + System.getenv().equals(System.getenv()));
        attempt("env write", () -> System.getenv().put("a", "b"));
        attempt("env null", () -> System.getenv(null));
        PrintStream original = System.out;
        ByteArrayOutputStream caught = new ByteArrayOutputStream();
        System.setOut(new PrintStream(caught, true, "UTF-8"));
        System.out.print("caught \u00e9");
        System.setOut(original);
        System.out.println(caught.size() + " " + caught.toString("UTF-8"));
        System.setIn(new ByteArrayInputStream("typed\n".getBytes()));
        System.out.println(System.in.read() + " " + System.in.available());
        System.setErr(original);
        System.err.println("to standard output");
        System.out.println(System.console() == null || true);
        long nanos = System.nanoTime();
        System.out.println((System.nanoTime() >= nanos) + " " + (System.identityHashCode(null)) + " "
            + (Runtime.getRuntime().availableProcessors() > 0) + (Runtime.getRuntime().maxMemory() > 0)
            + (Runtime.getRuntime().totalMemory() >= Runtime.getRuntime().freeMemory()));
        System.gc();
        System.runFinalization();
        System.out.println(System.mapLibraryName("x") + " " + System.Logger.Level.WARNING.getSeverity() + " "
            + System.getSecurityManager());
        attempt("copy", () -> { System.arraycopy(new int[3], 0, new long[3], 0, 1); return ""; });
        attempt("copy range", () -> { System.arraycopy(new int[3], 2, new int[3], 0, 2); return ""; });
        attempt("copy none", () -> { System.arraycopy("x", 0, new int[3], 0, 2); return ""; });
    }
}
