// Aims at: sealed hierarchies and nests as reflection shows them.
import java.util.Arrays;
import java.util.stream.Collectors;

public class SealedAndNests {
    sealed interface Shape permits Circle, Square, Other {}

    record Circle(double r) implements Shape {}

    static final class Square implements Shape {}

    static non-sealed class Other implements Shape {}

    static class More extends Other {}

    sealed static abstract class Base {
        static final class Only extends Base {}
    }

    static String names(Class<?>[] classes) {
        return classes == null ? "null" : Arrays.stream(classes).map(Class::getSimpleName).collect(Collectors.joining(","));
    }

    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[] {Shape.class, Circle.class, Square.class, Other.class, More.class, Base.class, int.class, Shape[].class})
            System.out.println(c.getSimpleName() + " " + c.isSealed() + " " + names(c.getPermittedSubclasses()) + " " + c.toGenericString());
        Object anonymous = new Object() {};
        Class<?> host = SealedAndNests.class.getNestHost();
        System.out.println(host + " " + Circle.class.getNestHost() + " " + anonymous.getClass().getNestHost() + " " + int[].class.getNestHost()
            + " " + String.class.getNestHost() + " " + java.util.Map.Entry.class.getNestHost());
        System.out.println(Arrays.stream(Circle.class.getNestMembers()).map(Class::getName).sorted().collect(Collectors.joining(",")));
        System.out.println(Circle.class.isNestmateOf(More.class) + " " + Circle.class.isNestmateOf(String.class) + " " + Shape[].class.isNestmateOf(Shape.class)
            + " " + names(int.class.getNestMembers()));
    }
}
