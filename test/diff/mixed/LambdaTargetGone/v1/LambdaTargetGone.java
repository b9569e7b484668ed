// Aims at: linkage errors of invokedynamic call sites whose method reference target went away; cached per call site.
import java.util.function.Supplier;

public class LambdaTargetGone {
    static Supplier<String> site() {
        return LambdaTargetGoneLib::gone;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(site().get());
            } catch (Throwable t) {
                System.out.println(t.getClass().getName() + " " + (t.getCause() == null) + " " + t.getMessage());
            }
        }
        Supplier<String> fine = LambdaTargetGoneLib::kept;
        System.out.println(fine.get());
    }
}

class LambdaTargetGoneLib {
    static String gone() {
        return "gone";
    }

    static String kept() {
        return "kept v1";
    }
}
