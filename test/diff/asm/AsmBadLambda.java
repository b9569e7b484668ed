// Aims at: lambda call sites that no compiler makes: values of other types than the implementation takes, members that
// are missing or of another kind. Nothing may be called with what it was not made for.
import java.lang.reflect.InvocationTargetException;
import java.util.function.Supplier;

public class AsmBadLambda {
    static Object length(String s) {
        return s.length();
    }

    Object me() {
        return this;
    }

    static Object none() {
        return "none";
    }

    static void nothing() {
    }

    private static Object secret() {
        return "secret";
    }

    static void attempt(String name, boolean again) throws Exception {
        try {
            Object made = AsmBadLambdaLib.class.getMethod(name, Object.class).invoke(null, new int[] {1, 2, 3});
            System.out.println(name + " made " + ((Supplier<?>) made).get());
        } catch (InvocationTargetException e) {
            System.out.println(name + ": " + e.getCause() + (again ? " again" : " / " + e.getCause().getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"captured", "receiver", "argument", "widening", "count", "result", "noInterface",
            "missing", "hidden", "notStatic", "noType", "good"}) {
            attempt(name, false);
            attempt(name, true);
        }
    }
}
