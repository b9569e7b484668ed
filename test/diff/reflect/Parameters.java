// Aims at: Executable.getParameters: names, modifiers, types, annotations on parameters, inner classes and enums.
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class Parameters {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tag {
        int value();
    }

    class Inner {
        Inner(@Tag(1) String s, int i) {}
    }

    enum E {
        X(1);

        E(@Tag(2) int i) {}
    }

    <K, V extends Comparable<V>> void generic(Map<K, ? extends V> m, @Tag(3) final List<String>[] l, K... rest) {}

    static int plain(int a, long b, double[] c) {
        return 0;
    }

    static void show(Executable e) {
        System.out.println(e + " " + e.getParameterCount() + " " + e.isVarArgs());
        for (Parameter p : e.getParameters())
            System.out.println("  " + p + " | " + p.getName() + " | " + p.getType() + " | " + p.getParameterizedType() + " | " + p.isNamePresent()
                + p.isVarArgs() + p.isImplicit() + p.isSynthetic() + " | " + p.getModifiers() + " " + Arrays.toString(p.getAnnotations()));
        for (Annotation[] as : e.getParameterAnnotations()) System.out.println("  " + Arrays.toString(as));
        System.out.println("  " + Arrays.toString(e.getGenericParameterTypes()));
    }

    public static void main(String[] args) throws Exception {
        show(Inner.class.getDeclaredConstructors()[0]);
        show(E.class.getDeclaredConstructors()[0]);
        show(Parameters.class.getDeclaredMethod("plain", int.class, long.class, double[].class));
        show(Parameters.class.getDeclaredMethod("generic", Map.class, List[].class, Object[].class));
        show(String.class.getMethod("regionMatches", int.class, String.class, int.class, int.class));
    }
}
