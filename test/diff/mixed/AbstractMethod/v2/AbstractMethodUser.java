class AbstractMethodUser {
    static void viaInterface(AbstractMethodFace f) {
        f.old();
        f.added(1, "x");
    }

    static void viaClass(AbstractMethodBase b) {
        b.plain();
        b.extra();
    }

    static void viaDefault(AbstractMethodFace f) {
        f.dflt();
    }
}

interface AbstractMethodFace {
    void old();

    String added(int i, String s);

    void dflt();
}

abstract class AbstractMethodBase {
    void plain() {
        System.out.println("plain v2");
    }

    abstract long extra();
}
