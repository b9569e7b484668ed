// Aims at: IncompatibleClassChangeError when a class became an interface and an interface a class.
public class KindChanged {
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

    static class Sub extends KindChangedClass {
    }

    static class Impl implements KindChangedFace {
        public void go() {
        }
    }

    static void callFace(KindChangedFace f) {
        f.go();
    }

    static void callClass(KindChangedClass c) {
        c.run();
    }

    public static void main(String[] args) {
        attempt(() -> new KindChangedClass());
        attempt(() -> KindChangedClass.stat());
        attempt(() -> callClass(null));
        attempt(() -> callFace(null));
        attempt(() -> new Sub());
        attempt(() -> new Impl());
    }
}

class KindChangedClass {
    void run() {
    }

    static void stat() {
    }
}

interface KindChangedFace {
    void go();
}
