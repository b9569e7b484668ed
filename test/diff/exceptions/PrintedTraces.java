// Aims at: printStackTrace with causes, suppressed, circular references, "... n more", constructor frames trimmed.
public class PrintedTraces {
    static class Failure extends Exception {
        Failure(String m, Throwable cause) {
            super(m, cause);
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    static void low(int n) {
        if (n > 0) {
            low(n - 1);
        }
        throw new IllegalStateException("low");
    }

    static void middle() throws Failure {
        try {
            low(2);
        } catch (IllegalStateException e) {
            throw new Failure("middle", e);
        }
    }

    static void high() {
        try {
            middle();
        } catch (Failure e) {
            RuntimeException r = new RuntimeException(e);
            r.addSuppressed(new Error("extra"));
            r.addSuppressed(new Quiet());
            throw r;
        }
    }

    public static void main(String[] args) {
        try {
            high();
        } catch (RuntimeException e) {
            e.printStackTrace();
            System.out.println(e);
        }
        Exception a = new Exception("a");
        Exception b = new Exception("b", a);
        a.initCause(b);
        a.printStackTrace();
        new Quiet().printStackTrace();
        Runnable r = () -> new Throwable("in lambda").printStackTrace();
        r.run();
        new Object() {
            void show() {
                new Throwable("in anonymous").printStackTrace(System.out);
            }
        }.show();
        try {
            a.initCause(b);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.addSuppressed(b);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
