// fatal: a search cannot define two classes of the name %s, on different paths
// by: check
import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** Two threads make a proxy each: which of the two classes is called $Proxy0 differs from path to path. */
public class TwoProxies {
    static void make(Class<?> type) {
        Proxy.newProxyInstance(TwoProxies.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> 0);
    }

    public static void main(String[] args) {
        new Thread(() -> make(IntSupplier.class)).start();
        new Thread(() -> make(LongSupplier.class)).start();
    }
}
