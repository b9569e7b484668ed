// Aims at: dynamic proxies: names and modifiers of their classes, several interfaces, duplicate methods, exceptions, results.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;

public class ProxyKinds {
    public interface Open {
        int twice(int i);
    }

    interface Closed {
        long wide(double d, byte b, boolean z, char c, short s, float f, long j);

        int[] array();

        void nothing() throws java.io.IOException;
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + " -> " + a.run());
        } catch (Throwable t) {
            System.out.println(what + " -> " + t + " / " + t.getCause());
        }
    }

    static <T> T make(Class<T> main, InvocationHandler h, Class<?>... more) {
        Class<?>[] all = Arrays.copyOf(more, more.length + 1);
        all[more.length] = main;
        return main.cast(Proxy.newProxyInstance(ProxyKinds.class.getClassLoader(), all, h));
    }

    public static void main(String[] args) throws Throwable {
        InvocationHandler echo = (p, m, a) -> m.getReturnType() == int.class ? (Object) ((Integer) a[0] * 2) : null;
        Open open = make(Open.class, echo);
        Class<?> c = open.getClass();
        System.out.println(c.getName().matches("jdk\\.proxy\\d+\\.\\$Proxy\\d+") + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass()
            + " " + Arrays.toString(c.getInterfaces()) + " " + c.getModule().getName().matches("jdk\\.proxy\\d+") + " " + open.twice(21));
        Closed closed = make(Closed.class, (p, m, a) -> {
            System.out.println(m + " " + (a == null ? "null" : Arrays.toString(a)));
            return m.getReturnType() == long.class ? (Object) 7L : null;
        });
        c = closed.getClass();
        System.out.println(c.getName().matches("\\$Proxy\\d+") + " " + Modifier.toString(c.getModifiers()) + " " + c.getModule().isNamed());
        System.out.println(closed.wide(1, (byte) 2, true, 'c', (short) 3, 4, 5) + " " + closed.array());
        closed.nothing();
        show("wrong result", () -> make(Open.class, (p, m, a) -> "text").twice(1));
        show("null result", () -> make(Open.class, (p, m, a) -> null).twice(1));
        show("checked", () -> make(Open.class, (p, m, a) -> { throw new java.io.IOException("x"); }).twice(1));
        show("runtime", () -> make(Open.class, (p, m, a) -> { throw new IllegalStateException("y"); }).twice(1));
        show("declared", () -> { make(Closed.class, (p, m, a) -> { throw new java.io.IOException("z"); }).nothing(); return 0; });
        show("callable", () -> make(Callable.class, (p, m, a) -> { throw new Exception("w"); }).call());
        show("not an interface", () -> make(String.class, echo));
        show("twice the same", () -> make(Open.class, echo, Open.class));
        show("no handler", () -> Proxy.newProxyInstance(null, new Class<?>[0], null));
        show("not a proxy", () -> Proxy.getInvocationHandler("text"));
        try {
            make(Open.class, (p, m, a) -> { throw new IllegalStateException("traced"); }).twice(1);
        } catch (IllegalStateException e) {
            for (StackTraceElement x : e.getStackTrace()) System.out.println(x.toString().replaceAll("Proxy\\d+", "Proxy"));
        }
        List<String> log = new ArrayList<>();
        Comparator<Object> both = make(Comparator.class, (p, m, a) -> {
            log.add(m.getDeclaringClass().getSimpleName() + "." + m.getName());
            return m.getName().equals("compare") ? 5 : m.getName().equals("toString") ? "both" : m.getName().equals("hashCode") ? 3 : true;
        }, Runnable.class);
        System.out.println(both.compare("a", "b") + " " + both + " " + both.hashCode() + " " + both.equals(null));
        ((Runnable) both).run();
        System.out.println(log + " " + (both.getClass() == make(Comparator.class, echo, Runnable.class).getClass())
            + (both.getClass() == make(Runnable.class, echo, Comparator.class).getClass()) + " " + Proxy.isProxyClass(String.class));
    }
}
