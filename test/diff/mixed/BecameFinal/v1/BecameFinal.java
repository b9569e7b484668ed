// Aims at: errors for final methods overridden, final classes extended and final fields written from outside.
public class BecameFinal {
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

    static class OverMethod extends BecameFinalMethod {
        @Override
        void m(int i) {
        }
    }

    static class OverClass extends BecameFinalClass {
    }

    public static void main(String[] args) {
        BecameFinalField f = new BecameFinalField();
        attempt(() -> new OverMethod());
        attempt(() -> new OverClass());
        attempt(() -> f.field = 2);
        attempt(() -> BecameFinalField.stat = 2);
        System.out.println(f.field + " " + BecameFinalField.stat);
    }
}

class BecameFinalMethod {
    void m(int i) {
    }
}

class BecameFinalClass {
}

class BecameFinalField {
    int field = 1;
    static int stat = Integer.parseInt("1");
}
