// Lambdas and method references are serialized and come back.
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.lang.invoke.*;
public class SerializedLambdas {
    interface SF<T, R> extends Function<T, R>, Serializable {}
    interface SS<T> extends Supplier<T>, Serializable {}
    public static void main(String[] a) throws Exception {
        int k = 5;
        String p = "pre";
        SF<Integer, Integer> f = x -> x + k;
        SS<String> s = p::toUpperCase;
        SF<String, Integer> g = Integer::valueOf;
        SS<List<String>> n = ArrayList::new;
        for (Object o : new Object[] {f, s, g, n}) {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            try (ObjectOutputStream oo = new ObjectOutputStream(b)) {
                oo.writeObject(o);
            }
            Object q = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
            if (q instanceof SF) {
                System.out.println(
                    o == f ? ((SF<Integer, Integer>) q).apply(3) : ((SF<String, Integer>) q).apply("12"));
            } else
                System.out.println(((SS<?>) q).get());
            java.lang.reflect.Method m = o.getClass().getDeclaredMethod("writeReplace");
            m.setAccessible(true);
            SerializedLambda l = (SerializedLambda) m.invoke(o);
            System.out.println(l);
        }
        Runnable r = () -> {};
        try {
            new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(r);
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage().replaceAll("[$]Lambda.*", ""));
        }
    }
}
