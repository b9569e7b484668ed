import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

// Two threads make a proxy each: which of the two classes is called $Proxy0 differs from path to path.
// verdict: clean
public class TwoProxiesGood {
    static void make(Class<?> type) {
        Proxy.newProxyInstance(TwoProxiesGood.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> 0);
    }

    public static void main(String[] args) {
        new Thread(() -> make(IntSupplier.class)).start();
        new Thread(() -> make(LongSupplier.class)).start();
    }
}
