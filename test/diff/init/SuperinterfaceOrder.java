// Superinterfaces with defaults are initialised before the interfaces that extend them.
import java.util.*;
public class SuperinterfaceOrder {
    static int log(String s, int v) {
        System.out.println("init " + s);
        return v;
    }
    interface A {
        int a = log("A", 1);
        default void fa() {}
    }
    interface B extends A {
        int b = log("B", 2);
        default void fb() {}
    }
    interface C extends B {
        int c = log("C", 3);
        default void fc() {}
    }
    interface N {
        int n = log("N", 4);
    } // no default: not initialised by its class
    interface D extends N, A {
        int d = log("D", 5);
        default void fd() {}
    }
    static class X implements C, D {
        static {
            log("X", 0);
        }
    }
    interface P {
        int p = log("P", 6);
        default void fp() {}
    }
    interface Q extends P {
        int q = log("Q", 7);
    } // no default of its own
    static class S {
        static {
            log("S", 0);
        }
    }
    static class Y extends S implements Q {
        static {
            log("Y", 0);
        }
    }
    interface E1 {
        int e = log("E1", 1 / zero());
        default void f() {}
    }
    static int zero() {
        return 0;
    }
    interface E2 extends E1 {
        int e2 = log("E2", 2);
        default void g() {}
    }
    static class Z implements E2 {
        static {
            log("Z", 0);
        }
    }
    public static void main(String[] a) throws Exception {
        new X();
        new Y();
        System.out.println(Q.q);
        System.out.println(D.n);
        try {
            new Z();
        } catch (Throwable t) {
            System.out.println(t + " " + t.getCause());
        }
        try {
            new Z();
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            System.out.println(E2.e2);
        } catch (Throwable t) {
            System.out.println(t);
        }
        Object o = new C() {};
        Class.forName("SuperinterfaceOrder$R", true, SuperinterfaceOrder.class.getClassLoader());
    }
    interface R1 {
        int r = log("R1", 1);
        default void f() {}
    }
    interface R2 extends R1 {
        int r2 = log("R2", 2);
        static void g() {}
    }
    interface R extends R2 {
        int r3 = log("R", 3);
        default void h() {}
    }
}
