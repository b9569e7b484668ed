// check: --outcomes -Dkind=name
// check: --outcomes -Dkind=factory
// check: --outcomes -Dkind=random
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Other counters of the library that a program can see: two threads take from them in either order. */
public class ThreadNumbers {
    static final AtomicReferenceArray<Object> taken = new AtomicReferenceArray<>(2);

    static Object take() {
        switch (System.getProperty("kind")) {
            case "name": return new Thread().getName();
            case "factory": return Executors.defaultThreadFactory().newThread(() -> {}).getName();
            default: return String.valueOf(new SplittableRandom().nextInt());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> taken.set(0, take()), "first");
        Thread second = new Thread(() -> taken.set(1, take()), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        int compared = taken.get(0).toString().compareTo(taken.get(1).toString());
        System.out.println(compared == 0 ? "same" : compared < 0 ? "first" : "second");
    }
}
