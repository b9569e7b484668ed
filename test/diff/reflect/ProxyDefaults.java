// Aims at: proxies whose interfaces have default and static methods: invokeDefault, diamonds, private ones, generic
// bridges, refusals.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

public class ProxyDefaults {
    public interface Named {
        String name();
        default String greet(String other) { return "hello " + other + " from " + name(); }
        static String help() { return "static"; }
    }
    public interface Loud extends Named {
        @Override default String greet(String other) { return Named.super.greet(other).toUpperCase() + secret(); }
        private String secret() { return "!"; }
    }
    public interface Quiet extends Named {
        @Override default String greet(String other) { return "psst " + other; }
    }
    public interface Box<T extends Comparable<T>> { T get(T fallback); default T twice(T t) { return get(get(t)); } }
    public interface Numbers extends Box<Integer> { @Override Integer get(Integer fallback);
        int plus(int a, long b, double c); void nothing() throws java.io.IOException; }
    interface Hidden { default int value() { return 5; } }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " by " + e.getCause()));
        }
    }

    static <T> T make(Class<T> type, InvocationHandler handler, Class<?>... more) {
        Class<?>[] all = Arrays.copyOf(more, more.length + 1);
        all[more.length] = type;
        return type.cast(Proxy.newProxyInstance(ProxyDefaults.class.getClassLoader(), all, handler));
    }

    static final InvocationHandler DEFAULTS = (proxy, method, args) -> {
        if (method.isDefault()) return InvocationHandler.invokeDefault(proxy, method, args);
        return switch (method.getName()) {
            case "name" -> "proxy of " + method.getDeclaringClass().getSimpleName();
            case "hashCode" -> 17;
            case "equals" -> proxy == args[0];
            case "toString" -> "text of proxy";
            case "get" -> (Integer) args[0] + 1;
            case "plus" -> (int) ((int) args[0] + (long) args[1] + (double) args[2]);
            default -> null;
        };
    };

    public static void main(String[] args) throws Throwable {
        System.out.println(make(Named.class, DEFAULTS).greet("a") + " | " + make(Loud.class, DEFAULTS).greet("b")
            + " | " + make(Quiet.class, DEFAULTS).greet("c"));
        Numbers numbers = make(Numbers.class, DEFAULTS);
        System.out.println(numbers.twice(5) + " " + numbers.get(1) + " " + ((Box<Integer>) numbers).get(9) + " "
            + numbers.plus(1, 2, 3.9) + " " + numbers + numbers.hashCode() + numbers.equals(numbers)
            + numbers.equals("x"));
        numbers.nothing();
        Method greet = Named.class.getMethod("greet", String.class), loud = Loud.class.getMethod("greet", String.class),
            quiet = Quiet.class.getMethod("greet", String.class);
        Loud loudProxy = make(Loud.class, DEFAULTS);
        attempt("overridden default", () -> { try { return InvocationHandler.invokeDefault(loudProxy, greet, "x");
            } catch (Throwable t) { throw new Exception(t); } });
        attempt("foreign", () -> { try { return InvocationHandler.invokeDefault(loudProxy, quiet, "x");
            } catch (Throwable t) { throw new Exception(t); } });
        attempt("not default", () -> { try { return InvocationHandler.invokeDefault(loudProxy,
            Named.class.getMethod("name")); } catch (Throwable t) { throw new Exception(t); } });
        attempt("not a proxy", () -> { try { return InvocationHandler.invokeDefault("x", greet, "x");
            } catch (Throwable t) { throw new Exception(t); } });
        attempt("wrong arguments", () -> { try { return InvocationHandler.invokeDefault(loudProxy, loud, 5);
            } catch (Throwable t) { throw new Exception(t.getClass().getName()); } });
        attempt("both", () -> make(Loud.class, DEFAULTS, Quiet.class).greet("d"));
        attempt("both other way", () -> make(Quiet.class, DEFAULTS, Loud.class).greet("d"));
        attempt("package private", () -> { Hidden h = make(Hidden.class, DEFAULTS);
            return h.value() + h.getClass().getPackageName(); });
        attempt("comparator", () -> { @SuppressWarnings("unchecked") Comparator<String> c =
            make(Comparator.class, (p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a)
            : ((String) a[0]).length() - ((String) a[1]).length()); return c.reversed().compare("a", "bbb") + " "
            + c.thenComparing(Comparator.naturalOrder()).compare("a", "b"); });
        attempt("function", () -> { @SuppressWarnings("unchecked") Function<Object,
            Object> f = make(Function.class, (p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : "<"
            + a[0] + ">"); return f.andThen(f).compose(f).apply("x"); });
        attempt("null primitive", () -> make(Numbers.class, (p, m, a) -> null).plus(1, 2, 3));
        attempt("wrong type", () -> make(Numbers.class, (p, m, a) -> "text").get(1));
        attempt("wrong box", () -> make(Numbers.class, (p, m, a) -> 5L).plus(1, 2, 3));
        attempt("checked declared", () -> { make(Numbers.class, (p, m, a) ->
            { throw new java.io.FileNotFoundException("declared"); }).nothing(); return ""; });
        attempt("checked undeclared", () -> make(Named.class, (p, m, a) -> { throw new Exception("undeclared"); })
            .name());
        attempt("error", () -> make(Named.class, (p, m, a) -> { throw new AssertionError("error"); }).name());
        attempt("void result", () -> { make(Numbers.class, (p, m, a) -> "ignored").nothing(); return "fine"; });
        attempt("by reflection", () -> { try { return greet.invoke(make(Named.class,
            (p, m, a) -> { throw new IllegalStateException("inside"); }), "x"); } catch (InvocationTargetException e) {
            return e.getCause(); } });
        attempt("arguments", () -> make(Supplier.class, (p, m, a) -> a == null ? "no arguments" : "array").get());
        attempt("class", () -> Proxy.newProxyInstance(ProxyDefaults.class.getClassLoader(),
            new Class<?>[] {String.class}, DEFAULTS));
        attempt("repeated", () -> make(Named.class, DEFAULTS, Named.class));
        attempt("null handler", () -> make(Named.class, null));
        attempt("not a proxy handler", () -> Proxy.getInvocationHandler("x"));
        System.out.println(Proxy.isProxyClass(loudProxy.getClass()) + " "
            + (Proxy.getInvocationHandler(loudProxy) == DEFAULTS) + Arrays.stream(loudProxy.getClass().getInterfaces())
            .map(Class::getSimpleName).toList() + new UndeclaredThrowableException(null, "m").getMessage());
    }
}
