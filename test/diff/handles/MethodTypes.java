// Aims at: java.lang.invoke.MethodType as a value: making, changing, comparing, printing, errors.
import java.lang.invoke.MethodType;
import java.util.List;

public class MethodTypes {
    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        MethodType t = MethodType.methodType(String.class, int.class, long[].class, List.class);
        System.out.println(t + " " + t.parameterCount() + " " + t.returnType() + " " + t.parameterList());
        System.out.println(t.toMethodDescriptorString() + " " + t.descriptorString());
        System.out.println(t == MethodType.methodType(String.class, List.of(int.class, long[].class, List.class)));
        System.out.println(t.changeReturnType(void.class) + " " + t.changeParameterType(1, double.class));
        System.out.println(t.insertParameterTypes(1, char.class, byte.class) + " " + t.dropParameterTypes(0, 2));
        System.out.println(t.appendParameterTypes(Object.class) + " " + t.erase() + " " + t.generic() + " " + t.wrap());
        System.out.println(t.wrap().unwrap() + " " + t.hasPrimitives() + " " + t.hasWrappers() + " "
            + t.wrap().hasPrimitives());
        System.out.println(MethodType.genericMethodType(2, true) + " " + MethodType.genericMethodType(0));
        System.out.println(MethodType.fromMethodDescriptorString("(Ljava/lang/String;[[IZ)V", null));
        System.out.println(t.equals(t.changeReturnType(int.class)) + " " + (t.hashCode() == MethodType.methodType(
            String.class, int.class, long[].class, List.class).hashCode()));
        System.out.println(t.lastParameterType() + " " + MethodType.methodType(int.class).lastParameterType());
        attempt("void parameter", () -> MethodType.methodType(int.class, void.class));
        attempt("null result", () -> MethodType.methodType(null));
        attempt("descriptor", () -> MethodType.fromMethodDescriptorString("(I", null));
        attempt("unknown class", () -> MethodType.fromMethodDescriptorString("(LNoSuch;)V", null).parameterCount());
        attempt("bounds", () -> t.parameterType(3));
        attempt("drop", () -> t.dropParameterTypes(2, 1));
        attempt("describe", () -> t.describeConstable().get());
    }
}
