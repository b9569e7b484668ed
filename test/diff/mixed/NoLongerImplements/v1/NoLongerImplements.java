// Aims at: a class that no longer implements an interface: invokeinterface, cast, instanceof, array store.
public class NoLongerImplements {
    static void attempt(Runnable r) {
        for (int i = 0; i < 2; i++) {
            try {
                r.run();
                System.out.println("fine");
            } catch (LinkageError | RuntimeException e) {
                System.out.println(e);
            }
        }
    }

    static void call(NoLongerImplementsFace f) {
        f.go();
    }

    public static void main(String[] args) {
        NoLongerImplementsLib lib = new NoLongerImplementsLib();
        Object o = lib;
        attempt(() -> call(lib));
        attempt(() -> System.out.println(o instanceof NoLongerImplementsFace));
        attempt(() -> call((NoLongerImplementsFace) o));
        attempt(() -> {
            NoLongerImplementsFace[] a = {lib};
            System.out.println(a.length);
        });
        attempt(lib::go);
    }
}

interface NoLongerImplementsFace {
    void go();
}

class NoLongerImplementsLib implements NoLongerImplementsFace {
    public void go() {
        System.out.println("go v1");
    }
}
