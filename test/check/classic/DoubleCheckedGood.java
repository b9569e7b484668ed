// Double-checked locking: the lock is taken only while there is no instance.
// verdict: clean
public class DoubleCheckedGood {
    static final class Config {
        int size;
    }

    private static volatile Config instance;

    static Config get() {
        Config seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedGood.class) {
                seen = instance;
                if (seen == null) {
                    seen = new Config();
                    seen.size = 42;
                    instance = seen;
                }
            }
        }
        return seen;
    }

    static void use() {
        assert get().size == 42 : "half an object";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(DoubleCheckedGood::use, DoubleCheckedGood::use);
    }
}
