// Aims at: Throwable: causes set once, suppression disabled, traces replaced, printed to writers, frames with modules,
// cyclic causes, chained text.
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;

public class ThrowablesInDepth {
    static class Light extends RuntimeException {
        Light(String message) { super(message, null, false, false); }
    }

    static class Odd extends Exception {
        Odd(Throwable cause) { super(cause); }
        @Override public String getLocalizedMessage() { return "localised " + getMessage(); }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }

    static class Silent extends Error {
        @Override public String toString() { return "silent"; }
        @Override public StackTraceElement[] getStackTrace() { return new StackTraceElement[0]; }
    }

    static String print(Throwable t) {
        StringWriter text = new StringWriter();
        t.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }

    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (Throwable t) {
            System.out.println(what + ": " + t);
        }
    }

    static void deep(int n) throws Exception {
        try {
            if (n == 0) {
                Integer.parseInt("x");
            }
            deep(n - 1);
        } catch (RuntimeException e) {
            throw new Odd(e);
        } catch (Exception e) {
            IllegalStateException wrapped = new IllegalStateException("level " + n, e);
            wrapped.addSuppressed(new Light("suppressed " + n));
            throw n == 2 ? new Exception(wrapped) : wrapped;
        }
    }

    public static void main(String[] args) {
        try {
            deep(3);
        } catch (Exception e) {
            System.out.print(print(e));
        }
        Light light = new Light("light");
        light.addSuppressed(new Exception("lost"));
        System.out.println(Arrays.toString(light.getSuppressed()) + light.getStackTrace().length + print(light));
        attempt("stack of light", () -> light.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b",
            "C.java", 1)}));
        System.out.println(light.getStackTrace().length);
        Exception plain = new Exception("plain");
        attempt("cause once", () -> plain.initCause(null));
        attempt("cause twice", () -> plain.initCause(new Error("x")));
        attempt("self cause", () -> new Exception().initCause(new Exception("c")).initCause(new Error()));
        Exception self = new Exception("self");
        attempt("self", () -> self.initCause(self));
        attempt("self suppression", () -> self.addSuppressed(self));
        attempt("null suppression", () -> self.addSuppressed(null));
        attempt("given null", () -> new Exception((Throwable) null).initCause(new Error()));
        plain.setStackTrace(new StackTraceElement[] {new StackTraceElement("pkg.Type", "method", "File.java", 12),
            new StackTraceElement("T", "n", null, -1), new StackTraceElement("T", "m", "F.java", -2),
            new StackTraceElement("T", "k", "F.java", -1), new StackTraceElement("loader", "mod", "1.2", "p.C", "run",
                "C.java", 5), new StackTraceElement("app", null, null, "Main", "main", "Main.java", 3)});
        System.out.print(print(plain));
        attempt("null frame", () -> plain.setStackTrace(new StackTraceElement[] {null}));
        attempt("null class", () -> new StackTraceElement(null, "m", "f", 1));
        StackTraceElement frame = new StackTraceElement("a.B", "c", "D.java", 7);
        System.out.println(frame.equals(new StackTraceElement("a.B", "c", "D.java", 7)) + " " + frame.isNativeMethod()
            + frame.getModuleName() + frame.getClassLoaderName() + frame.getFileName() + " " + frame.hashCode());
        Exception first = new Exception("first");
        Exception second = new Exception("second", first);
        first.initCause(second);
        for (Throwable t : new Throwable[] {first, second}) {
            System.out.print(print(t));
        }
        Silent silent = new Silent();
        silent.initCause(light);
        silent.addSuppressed(new Odd(new Silent()));
        System.out.print(print(silent));
        Thread.currentThread().setName("renamed");
        StackTraceElement[] here = Thread.currentThread().getStackTrace();
        System.out.println(here[0] + " " + here[1]);
        new Exception("to out").printStackTrace(System.out);
        throw new Light("uncaught");
    }
}
