// Aims at: generic signatures by reflection: type parameters, parameterised supertypes, return types.
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class GenericSignatures {
    static class Base<T, U extends Number & Comparable<U>> {
    }

    static class Impl extends Base<String, Integer> implements Comparable<Impl> {
        List<? extends Map<String, int[]>> field;

        <X extends Exception> Map<X, List<String>[]> method(List<? super X> in) throws X {
            return null;
        }

        public int compareTo(Impl o) {
            return 0;
        }
    }

    public static void main(String[] args) throws Exception {
        Type t = Impl.class.getGenericSuperclass();
        System.out.println(t + " " + Arrays.toString(((ParameterizedType) t).getActualTypeArguments()));
        System.out.println(Arrays.toString(Impl.class.getGenericInterfaces()));
        System.out.println(Arrays.toString(Base.class.getTypeParameters()) + Arrays.toString(
            Base.class.getTypeParameters()[1].getBounds()));
        System.out.println(Impl.class.getDeclaredField("field").getGenericType());
        System.out.println(Impl.class.getDeclaredMethod("method", List.class).toGenericString());
    }
}
