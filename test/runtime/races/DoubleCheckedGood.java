// Double-checked locking.
// run --race=hb: none
public class DoubleCheckedGood {
    static final class Settings {
        int size = 7;
    }

    static volatile Settings instance;

    static Settings get() {
        Settings seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedGood.class) {
                seen = instance;
                if (seen == null) {
                    instance = seen = new Settings();
                }
            }
        }
        return seen;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] sizes = new int[2];
        Run.all(() -> sizes[0] = get().size, () -> sizes[1] = get().size);
    }
}
