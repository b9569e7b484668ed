// Aims at: which reflective operations initialise a class, and how a failing initialiser is reported.
import java.lang.reflect.Array;
import java.lang.reflect.Field;

public class InitByReflection {
    static void say(String s) {
        System.out.println(s);
    }

    static class A { static int x = 1; static { say("init A"); } }
    static class B { static int x = 1; static { say("init B"); } static void m() { say("B.m"); } }
    static class C { static { say("init C"); } }
    static class D { static { say("init D"); } int y = 5; }
    static class E extends D { static { say("init E"); } static final int K = 9; static int z; }
    interface I { Object o = mark("init I"); default void d() {} }
    static class F implements I { static { say("init F"); } }
    enum G { ONE; static { say("init G"); } }
    static class Bad { static int v; static { say("init Bad"); if (true) throw new IllegalStateException("bad"); } Bad() {} static void m() {} }

    static Object mark(String s) {
        say(s);
        return s;
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void show(String what, Action a) {
        try {
            say(what + " -> " + a.run());
        } catch (Throwable t) {
            say(what + " -> " + t + " / " + t.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        show("literal", () -> A.class.getName());
        show("members", () -> A.class.getDeclaredFields().length + " " + B.class.getDeclaredMethods().length);
        Field x = A.class.getDeclaredField("x");
        say("got field");
        show("get", () -> x.get(null));
        show("invoke", () -> B.class.getDeclaredMethod("m").invoke(null));
        show("array", () -> Array.newInstance(C.class, 2).getClass());
        show("new", () -> C.class.getDeclaredConstructor().newInstance() != null);
        show("constant by reflection", () -> E.class.getDeclaredField("K").get(null));
        show("isInstance", () -> F.class.isInstance(1));
        show("new F", () -> F.class.getDeclaredConstructor().newInstance() != null);
        show("enum", () -> G.class.getEnumConstants().length);
        show("bad field", () -> Bad.class.getDeclaredField("v").get(null));
        show("bad method", () -> Bad.class.getDeclaredMethod("m").invoke(null));
        show("bad new", () -> Bad.class.getDeclaredConstructor().newInstance());
        show("bad forName", () -> Class.forName("InitByReflection$Bad"));
    }
}
