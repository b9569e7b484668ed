// Aims at: AbstractMethodError: abstract methods that appeared in an interface and in a superclass.
public class AbstractMethod {
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
        AbstractMethodImpl impl = new AbstractMethodImpl();
        attempt(() -> AbstractMethodUser.viaInterface(impl));
        attempt(() -> AbstractMethodUser.viaClass(impl));
        attempt(() -> AbstractMethodUser.viaDefault(impl));
        attempt(impl::plain);
    }
}

class AbstractMethodUser {
    static void viaInterface(AbstractMethodFace f) {
        f.old();
    }

    static void viaClass(AbstractMethodBase b) {
        b.plain();
    }

    static void viaDefault(AbstractMethodFace f) {
        f.dflt();
    }
}

interface AbstractMethodFace {
    void old();

    default void dflt() {
        System.out.println("default v1");
    }
}

abstract class AbstractMethodBase {
    void plain() {
    }
}

class AbstractMethodImpl extends AbstractMethodBase implements AbstractMethodFace {
    public void old() {
        System.out.println("old");
    }
}
