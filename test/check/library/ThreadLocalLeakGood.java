import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Requests are served by a pool's thread, which remembers for whom it works; a guest is nobody.
// verdict: clean
public class ThreadLocalLeakGood {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    static String serve(String name) {
        if (name != null) {
            user.set(name);
        }
        try {
            return user.get();
        } finally {
            user.remove();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread other = new Thread(() -> pool.submit(() -> serve("ann")));
        other.start();
        Future<String> guest = pool.submit(() -> serve(null));
        other.join();
        pool.shutdown();
        assert guest.get() == null : "the guest is " + guest.get();
    }
}
