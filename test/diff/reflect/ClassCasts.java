// Aims at: Class.cast, asSubclass, isInstance, isAssignableFrom, arrayType, componentType, describeConstable texts.
import java.util.ArrayList;
import java.util.List;

public class ClassCasts {
    interface Action {
        Object run();
    }

    static void show(Action a) {
        try {
            System.out.println(a.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        show(() -> Integer.class.cast(5));
        show(() -> Integer.class.cast(null));
        show(() -> Integer.class.cast("five"));
        show(() -> int.class.cast(5));
        show(() -> int[].class.cast(new long[0]));
        show(() -> ClassCasts.class.cast(new Object[0]));
        show(() -> ArrayList.class.asSubclass(List.class));
        show(() -> ArrayList.class.asSubclass(ClassCasts.class));
        Class<?>[] all = {Object.class, int.class, long.class, Integer.class, Number.class, int[].class, Object[].class, Integer[].class,
            Number[][].class, Cloneable.class, void.class, List.class};
        for (Class<?> a : all) {
            StringBuilder row = new StringBuilder(a.getTypeName());
            for (Class<?> b : all) row.append(a.isAssignableFrom(b) ? " 1" : " 0");
            row.append(" ").append(a.isInstance(1)).append(a.isInstance(new Integer[0])).append(a.isInstance(null));
            row.append(" ").append(a.componentType()).append(" ").append(a == void.class ? "-" : a.arrayType());
            row.append(" ").append(a.descriptorString()).append(" ").append(a.describeConstable().isPresent());
            System.out.println(row);
        }
        show(() -> void.class.arrayType());
        show(() -> Object.class.isAssignableFrom(null));
    }
}
