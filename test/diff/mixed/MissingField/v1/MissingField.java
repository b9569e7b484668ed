// Aims at: NoSuchFieldError for static and instance fields, read and written, and a field that moved to a superclass.
public class MissingField {
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
        MissingFieldLib lib = new MissingFieldLib();
        attempt(() -> System.out.println(MissingFieldLib.stat));
        attempt(() -> MissingFieldLib.stat = 5);
        attempt(() -> System.out.println(lib.inst));
        attempt(() -> lib.inst = "x");
        attempt(() -> System.out.println(lib.moved));
        attempt(() -> System.out.println(lib.type));
    }
}

class MissingFieldBase {
}

class MissingFieldLib extends MissingFieldBase {
    static int stat = 1;
    String inst = "i";
    int moved = 3;
    int type = 4;
}
