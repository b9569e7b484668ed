// Aims at: stack traces through Method.invoke and Constructor.newInstance, with causes, nested calls and init failures.
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class InvokeTraces {
    static void inner(String s) {
        throw new IllegalStateException(s);
    }

    static void outer(String s) throws Exception {
        InvokeTraces.class.getDeclaredMethod("inner", String.class).invoke(null, s);
    }

    InvokeTraces(int i) {
        if (i > 0) throw new UnsupportedOperationException("ctor");
    }

    static class Bad {
        static int v = Integer.parseInt("zero");

        static void m() {}
    }

    interface Action {
        void run() throws Throwable;
    }

    static void show(Action a) {
        try {
            a.run();
        } catch (Throwable t) {
            t.printStackTrace(System.out);
        }
    }

    public static void main(String[] args) throws Exception {
        Method outer = InvokeTraces.class.getDeclaredMethod("outer", String.class);
        show(() -> outer.invoke(null, "first"));
        for (int i = 0; i < 3; i++) {
            try {
                outer.invoke(null, "again");
            } catch (InvocationTargetException e) {
                System.out.println(e.getCause().getCause().getStackTrace()[0]);
            }
        }
        show(() -> InvokeTraces.class.getDeclaredConstructor(int.class).newInstance(1));
        show(() -> outer.invoke(null));
        show(() -> outer.invoke(null, 5));
        show(() -> Bad.class.getDeclaredMethod("m").invoke(null));
        show(() -> Bad.class.getDeclaredMethod("m").invoke(null));
        show(() -> "abc".getClass().getMethod("charAt", int.class).invoke("abc", 9));
        show(() -> String.class.getMethod("length").invoke(7));
        outer.invoke(null, "uncaught");
    }
}
