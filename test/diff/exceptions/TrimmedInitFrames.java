// Aims at: traces leave out the constructors of the throwable itself but keep constructors of other objects.
public class TrimmedInitFrames {
    static class Base extends RuntimeException {
        Base(String m) {
            super(m);
        }
    }

    static class Derived extends Base {
        Derived() {
            this(make());
        }

        Derived(String m) {
            super(m + "!");
        }

        static String make() {
            return "made";
        }
    }

    static class Holder {
        final Throwable t;
        final Throwable field = new Throwable("field");

        Holder(boolean again) {
            t = again ? new Holder(false).t : new Derived();
        }
    }

    static class Filling extends RuntimeException {
        Filling refill() {
            fillInStackTrace();
            return this;
        }
    }

    static Throwable early;

    static {
        early = new Throwable("static");
    }

    static void show(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            System.out.println("  " + e.getClassName() + "|" + e.getMethodName() + "|" + e.getFileName() + "|"
                + e.getLineNumber() + "|" + e.isNativeMethod() + "|" + e);
        }
    }

    public static void main(String[] args) {
        show(new Derived());
        show(new Holder(true).t);
        show(new Holder(false).field);
        show(early);
        Filling f = new Filling();
        show(f);
        show(f.refill());
        f.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C.java", 3),
            new StackTraceElement("A", "b", null, -1), new StackTraceElement("A", "b", "C.java", -2)});
        show(f);
    }
}
