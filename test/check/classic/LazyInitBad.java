// An object made on first use, of which there must be only one.
// bug: testing for null and creating are not one step, so two threads can create one each.
// verdict: assertion
public class LazyInitBad {
    private static volatile Object instance;
    static Object first, second;

    static Object get() {
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
