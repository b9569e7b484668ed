// Aims at: IllegalAccessError for fields, methods, constructors that became private, and for a class of another
// package.
public class AccessRevoked {
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
        AccessRevokedLib lib = AccessRevokedLib.make();
        attempt(() -> System.out.println(lib.field));
        attempt(() -> lib.field = 2);
        attempt(() -> System.out.println(AccessRevokedLib.stat));
        attempt(() -> lib.method(3, "x"));
        attempt(() -> AccessRevokedLib.statMethod());
        attempt(() -> new AccessRevokedLib());
        attempt(() -> System.out.println(new AccessRevokedPack.Open().value));
        attempt(() -> System.out.println(AccessRevokedPack.Shut.value()));
    }
}

class AccessRevokedLib {
    int field = 1;
    static int stat = 1;

    AccessRevokedLib() {
    }

    static AccessRevokedLib make() {
        return new AccessRevokedLib();
    }

    void method(int i, String s) {
    }

    static void statMethod() {
    }
}
