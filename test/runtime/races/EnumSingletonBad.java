// An enum is a singleton whose counter is atomic.
// bug: the counter is a plain field.
// run --race=hb: data-race Registry.entries
public class EnumSingletonBad {
    enum Registry {
        ONLY;

        private int entries;

        void register() {
            entries++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(Registry.ONLY::register, Registry.ONLY::register);
    }
}
