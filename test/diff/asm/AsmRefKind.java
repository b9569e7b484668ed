// Aims at: Methodref against InterfaceMethodref, virtual against static: IncompatibleClassChangeError texts.
public class AsmRefKind {
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
        attempt(() -> AsmRefKindLib.staticAsClass());
        attempt(() -> AsmRefKindLib.staticAsInterface());
        attempt(() -> AsmRefKindLib.classAsInterface());
        attempt(() -> AsmRefKindLib.virtualStatic());
        attempt(() -> AsmRefKindLib.staticVirtual());
    }
}
