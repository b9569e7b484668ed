// A thread inherits a copy of its parent's settings.
// run --race=hb: none
public class InheritedLocalGood {
    static final class Settings {
        int level;
    }

    static final InheritableThreadLocal<Settings> settings = new InheritableThreadLocal<>() {
        @Override
        protected Settings childValue(Settings parent) {
            Settings copy = new Settings();
            copy.level = parent.level;
            return copy;
        }
    };

    public static void main(String[] args) throws InterruptedException {
        settings.set(new Settings());
        Run.all(() -> settings.get().level++, () -> settings.get().level++);
    }
}
