import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Requests are served by a pool's thread, which remembers for whom it works; a guest is nobody.
// bug: the name stays with the thread, and the next request finds it there.
// verdict: assertion
public class ThreadLocalLeakBad {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    static String serve(String name) {
        if (name != null) {
            user.set(name);
        }
        return user.get();
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
