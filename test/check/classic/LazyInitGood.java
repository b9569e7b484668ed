// An object made on first use, of which there must be only one.
// verdict: clean
public class LazyInitGood {
    private static volatile Object instance;
    static Object first, second;

    static synchronized Object get() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = get(), () -> second = get());
        assert first == second : "two instances";
    }
}
