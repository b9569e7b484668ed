// Aims at: ExceptionInInitializerError first, NoClassDefFoundError after; errors pass unwrapped; causes.
public class InitFailure {
    static class Broken {
        static int value = compute();

        static int compute() {
            throw new IllegalStateException("no value");
        }
    }

    static class BrokenError {
        static { fail(); }

        static void fail() {
            throw new AssertionError("as error");
        }
    }

    static class Child extends Broken {
        static { System.out.println("never"); }
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (Throwable t) {
            System.out.println(what + ": " + t + " / " + t.getCause());
            if (t.getCause() != null && t.getCause().getCause() != null) {
                System.out.println("  deeper: " + t.getCause().getCause());
            }
        }
    }

    public static void main(String[] args) {
        attempt("first", () -> System.out.println(Broken.value));
        attempt("second", () -> System.out.println(Broken.value));
        attempt("new", () -> new Broken());
        attempt("child", () -> new Child());
        attempt("child again", () -> new Child());
        attempt("error", () -> new BrokenError());
        attempt("error again", () -> new BrokenError());
        attempt("array", () -> System.out.println(new Broken[1].length));
        attempt("name", () -> System.out.println(Broken.class.getSimpleName()));
    }
}
