// ends: any
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Recursion by detours: reflection, handles, proxies, hash codes, initialisers, deserialisation, handlers. */
public class StackBombs {
    public static void again() throws Exception { StackBombs.class.getMethod("again").invoke(null); }

    static void handled(MethodHandle self) throws Throwable { self.invokeExact(self); }

    static class A {
        static int x = B.y + 1;

        static { deep(100000); }
    }

    static class B {
        static int y = A.x + 1;
    }

    static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }

    static void fails(int n) {
        try {
            fails(n + 1);
        } finally {
            if (n < 6000) deep(10);
        }
    }

    public static void main(String[] args) throws Throwable {
        switch (Integer.parseInt(args[0])) {
            case 0: again(); break;
            case 1: {
                MethodHandle self = MethodHandles.lookup().findStatic(StackBombs.class, "handled",
                    MethodType.methodType(void.class, MethodHandle.class));
                handled(self);
                break;
            }
            case 2: {
                Runnable[] self = new Runnable[1];
                self[0] = (Runnable) Proxy.newProxyInstance(StackBombs.class.getClassLoader(), new Class<?>[] {Runnable.class},
                    (proxy, method, unused) -> method.invoke(self[0]));
                self[0].run();
                break;
            }
            case 3: {
                List<Object> self = new ArrayList<>();
                self.add(self);
                System.out.println(self.hashCode());
                break;
            }
            case 4: System.out.println(B.y); break;
            case 5: fails(0); break;
            default: {
                Set<Object> root = new HashSet<>(), s1 = root, s2 = new HashSet<>();
                for (int i = 0; i < 60; i++) {
                    Set<Object> t1 = new HashSet<>(), t2 = new HashSet<>();
                    t1.add("x");
                    s1.add(t1);
                    s1.add(t2);
                    s2.add(t1);
                    s2.add(t2);
                    s1 = t1;
                    s2 = t2;
                }
                System.out.println(root.hashCode());
            }
        }
        System.out.println("survived");
    }
}
