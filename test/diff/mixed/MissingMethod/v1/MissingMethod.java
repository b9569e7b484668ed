// Aims at: NoSuchMethodError for static, instance, interface methods and constructors that went away.
public class MissingMethod {
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
        MissingMethodLib lib = new MissingMethodLib();
        MissingMethodFace face = lib;
        attempt(() -> MissingMethodLib.stat(1, "x"));
        attempt(() -> lib.virt(new int[0][0], 2.5));
        attempt(() -> System.out.println(face.face(1L)));
        attempt(() -> new MissingMethodLib(5));
        attempt(() -> System.out.println(lib.kept()));
        attempt(() -> System.out.println(lib.changed()));
    }
}

interface MissingMethodFace {
    String face(long l);
}

class MissingMethodLib implements MissingMethodFace {
    MissingMethodLib() {
    }

    MissingMethodLib(int i) {
    }

    static void stat(int a, String s) {
    }

    void virt(int[][] a, double d) {
    }

    public String face(long l) {
        return "v1";
    }

    String kept() {
        return "v1";
    }

    int changed() {
        return 1;
    }
}
