// Double-checked locking: the lock is taken only while there is no instance.
// bug: the instance is published before it is initialised, and the first check needs no lock to see it.
// verdict: assertion
public class DoubleCheckedBad {
    static final class Config {
        int size;
    }

    private static volatile Config instance;

    static Config get() {
        Config seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedBad.class) {
                seen = instance;
                if (seen == null) {
                    seen = new Config();
                    instance = seen;
                    seen.size = 42;
                }
            }
        }
        return seen;
    }

    static void use() {
        assert get().size == 42 : "half an object";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(DoubleCheckedBad::use, DoubleCheckedBad::use);
    }
}
