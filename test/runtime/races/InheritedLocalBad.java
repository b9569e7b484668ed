// A thread inherits a copy of its parent's settings.
// bug: it inherits the settings themselves, and changes them.
// run --race=hb: data-race Settings.level
public class InheritedLocalBad {
    static final class Settings {
        int level;
    }

    static final InheritableThreadLocal<Settings> settings = new InheritableThreadLocal<>() {
        @Override
        protected Settings childValue(Settings parent) {
            return parent;
        }
    };

    public static void main(String[] args) throws InterruptedException {
        settings.set(new Settings());
        Run.all(() -> settings.get().level++, () -> settings.get().level++);
    }
}
