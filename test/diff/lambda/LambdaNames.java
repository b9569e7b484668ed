// Names, modifiers and relatives of the classes of lambdas.
import java.util.function.*;
public class LambdaNames {
    static Supplier<String> s() {
        return () -> "x";
    }
    public static void main(String[] a) {
        Runnable r = () -> {};
        Runnable q = () -> {};
        Function<String, Integer> f = Integer::parseInt;
        int z = a.length;
        Runnable c = () -> System.out.println(z);
        for (Object o : new Object[] {r, q, f, c, s(), (Comparable<String> & java.io.Serializable) x -> 1}) {
            Class<?> k = o.getClass();
            System.out.println(k.getName().replaceAll("/.*", "/H") + " " + k.getSimpleName().replaceAll("/.*", "/H")
                + " " + k.isSynthetic() + " " + k.isHidden() + " " + k.getTypeName().replaceAll("/.*", "/H") + " "
                + k.getCanonicalName() + " " + k.getPackageName() + " " + k.getModifiers() + " "
                + java.util.Arrays.toString(k.getInterfaces()) + " " + k.getDeclaredConstructors().length + " "
                + k.getDeclaredFields().length + " " + k.getNestHost() + " " + k.getEnclosingClass());
        }
        System.out.println(r.toString().replaceAll("/.*", "/H"));
    }
}
