import java.util.concurrent.atomic.AtomicInteger;

// An enum is a singleton whose counter is atomic.
// run --race=hb: none
public class EnumSingletonGood {
    enum Registry {
        ONLY;

        private final AtomicInteger entries = new AtomicInteger();

        void register() {
            entries.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(Registry.ONLY::register, Registry.ONLY::register);
    }
}
