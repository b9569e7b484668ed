// Aims at: IncompatibleClassChangeError for two unrelated defaults; AbstractMethodError if one is abstract again.
public class DefaultConflict implements DefaultConflictA, DefaultConflictB, DefaultConflictC {
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
        DefaultConflict d = new DefaultConflict();
        DefaultConflictA a = d;
        attempt(() -> System.out.println(d.m()));
        attempt(() -> System.out.println(a.n()));
        attempt(() -> System.out.println(d.specific()));
    }
}

interface DefaultConflictA {
    default String m() {
        return "A.m";
    }

    default String n() {
        return "A.n";
    }

    default String specific() {
        return "A.specific";
    }
}

interface DefaultConflictB {
}

interface DefaultConflictC extends DefaultConflictA {
}
