// Aims at: IncompatibleClassChangeError when static and instance members changed places.
public class StaticChanged {
    static void attempt(Runnable r) {
        for (int i = 0; i < 2; i++) {
            try {
                r.run();
                System.out.println("fine");
            } catch (LinkageError e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) {
        StaticChangedLib lib = new StaticChangedLib();
        attempt(() -> {
            Runnable r = StaticChangedLib::wasStatic;
            r.run();
        });
        attempt(() -> StaticChangedLib.wasStatic());
        attempt(() -> lib.wasInstance(1));
        attempt(() -> System.out.println(StaticChangedLib.staticField));
        attempt(() -> System.out.println(lib.field));
        attempt(() -> lib.field = 4);
        attempt(() -> StaticChangedLib.staticField = 4);
    }
}

class StaticChangedLib {
    static int staticField = 1;
    int field = 2;

    static void wasStatic() {
    }

    void wasInstance(int i) {
    }
}
