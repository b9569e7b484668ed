// Aims at: try-with-resources among loops, returns and lambdas; suppressed trees; finally that overrides; chained
// rethrow with precise types; stack text.
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ClosingResources {
    static final List<String> log = new ArrayList<>();

    static class Res implements AutoCloseable {
        final String name; final Exception onClose;
        Res(String name, Exception onClose)
            throws IOException { if (name.startsWith("!")) throw new IOException("opening " + name); this.name = name;
            this.onClose = onClose; log.add("+" + name); }
        Res(String name) throws IOException { this(name, null); }
        @Override public void close() throws Exception { log.add("-" + name); if (onClose != null) throw onClose; }
    }

    static int early(int n) throws Exception {
        for (int i = 0; ; i++) {
            try (Res a = new Res("a" + i); Res none = null; Res b = new Res("b" + i)) {
                if (i == n) return i * 10;
                if (i == 1) continue;
                log.add("body" + i);
            } finally {
                log.add("f" + i);
            }
        }
    }

    @SuppressWarnings("finally")
    static String override(int mode) {
        try {
            if (mode == 1) throw new IllegalStateException("lost");
            return "try";
        } catch (IllegalStateException e) {
            return "catch";
        } finally {
            log.add("finally" + mode);
            if (mode == 2) return "finally";
        }
    }

    static void rethrow(int mode) throws IOException, InterruptedException {
        try {
            switch (mode) {
                case 0 -> throw new IOException("io");
                case 1 -> throw new InterruptedException("interrupted");
                default -> throw new ArithmeticException("unchecked");
            }
        } catch (final Exception e) {
            e.addSuppressed(new Exception("noted " + mode));
            throw e;
        }
    }

    static String tree(Throwable t) {
        return t == null ? "-" : t.getClass().getSimpleName() + "(" + t.getMessage() + ")"
            + Arrays.stream(t.getSuppressed()).map(ClosingResources::tree).toList()
            + (t.getCause() == null ? "" : "<" + tree(t.getCause()));
    }

    interface Body { Object run() throws Exception; }

    static void attempt(String what, Body body) {
        log.clear();
        try {
            System.out.println(what + " = " + body.run() + " " + log);
        } catch (Throwable t) {
            System.out.println(what + " ! " + tree(t) + " " + log);
        }
    }

    public static void main(String[] args) {
        attempt("early", () -> early(2));
        attempt("close fails", () -> { try (Res a = new Res("a", new IOException("close a"));
            Res b = new Res("b", new IllegalStateException("close b"))) { return "body"; } });
        attempt("all fail", () -> { try (Res a = new Res("a", new IOException("close a"));
            Res b = new Res("b", new IllegalStateException("close b"))) { throw new Error("body"); } });
        attempt("open fails", () -> { try (Res a = new Res("a", new IOException("close a")); Res b = new Res("!b")) {
            return "never"; } });
        attempt("catch sees closed", () -> { try (Res a = new Res("a")) { throw new IOException("x");
            } catch (IOException e) { log.add("catch"); return e.getMessage(); } finally { log.add("finally"); } });
        attempt("existing", () -> { Res outer = new Res("outer"); try (outer; Res inner = new Res("inner")) {
            return outer.name + inner.name; } });
        attempt("nested", () -> { try (Res a = new Res("a", new Exception("outer close"))) {
            try (Res b = new Res("b", new Exception("inner close"))) { throw new Exception("innermost"); } } });
        attempt("same exception", () -> { Exception same = new Exception("same");
            try (Res a = new Res("a", same)) { throw same; } });
        attempt("lambda", () -> { AutoCloseable c = () -> log.add("lambda closed"); try (c) { return "used"; } });
        for (int mode = 0; mode < 3; mode++) {
            int m = mode;
            attempt("override", () -> override(m));
            attempt("rethrow", () -> { rethrow(m); return ""; });
        }
        attempt("finally throws", () -> { try { throw new Exception("first"); } finally { throw new Exception("second");
            } });
        attempt("nested finally", () -> { try { try { throw new Exception("a"); } finally { log.add("1"); }
            } catch (Exception e) { log.add("2"); throw new Exception("b", e); } finally { log.add("3"); } });
        attempt("loop", () -> { int n = 0; while (true) { try { if (n++ < 3) continue; break; } finally {
            log.add("l" + n); } } return n; });
        StringWriter text = new StringWriter();
        try (Res a = new Res("a", new IllegalStateException("on close"))) {
            throw new IOException("primary", new Exception("root"));
        } catch (Exception e) {
            e.printStackTrace(new PrintWriter(text, true));
        }
        System.out.print(text);
    }
}
