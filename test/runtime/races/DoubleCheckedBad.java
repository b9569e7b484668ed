// Double-checked locking.
// bug: the field is not volatile.
// run --race=hb: data-race DoubleCheckedBad.instance, data-race Settings.size
public class DoubleCheckedBad {
    static final class Settings {
        int size = 7;
    }

    static Settings instance;

    static Settings get() {
        Settings seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedBad.class) {
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
