// Aims at: resolving type variables through a generic hierarchy by reflection, texts and equality of all kinds of
// types.
import java.io.Serializable;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class GenericResolver {
    interface Source<T> { T next(); }
    static abstract class Base<K extends Comparable<? super K> & Serializable, V> implements Source<Map.Entry<K, V[]>>,
        Comparable<Base<K, V>> { List<? extends K> keys; Map<String, ? super V>[] maps; }
    static class Middle<X> extends Base<String, List<X>> { @Override public Map.Entry<String,
        List<X>[]> next() { return null; } @Override public int compareTo(Base<String, List<X>> o) { return 0; } }
    static class Leaf extends Middle<int[]> { }
    class Inner<T> { class Deep<U extends T> { T t; U u; Inner<U>.Deep<U> self; } }
    <A, B extends A, C extends Throwable & Runnable> B pick(A a, List<? super B> b, C[] c, Function<? super A, ?
        extends B>... f) throws C { return null; }
    <Z> GenericResolver(Z z, Class<? extends Z> c) { }

    static String show(Type t) {
        if (t instanceof Class<?> c) return c.getSimpleName();
        if (t instanceof ParameterizedType p) return (p.getOwnerType() == null ? "" : show(p.getOwnerType()) + ".")
            + show(p.getRawType()) + Arrays.stream(p.getActualTypeArguments()).map(GenericResolver::show).toList();
        if (t instanceof GenericArrayType g) return show(g.getGenericComponentType()) + "[]";
        if (t instanceof WildcardType w) return "?" + Arrays.stream(w.getUpperBounds()).map(GenericResolver::show)
            .toList() + Arrays.stream(w.getLowerBounds()).map(GenericResolver::show).toList();
        TypeVariable<?> v = (TypeVariable<?>) t;
        return v.getName() + "@" + (v.getGenericDeclaration() instanceof Class<?> c ? c.getSimpleName()
            : ((java.lang.reflect.Member) v.getGenericDeclaration()).getName());
    }

    static Map<TypeVariable<?>, Type> bindings(Class<?> c) {
        Map<TypeVariable<?>, Type> all = new HashMap<>();
        for (Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
            if (k.getGenericSuperclass() instanceof ParameterizedType p) {
                TypeVariable<?>[] names = ((Class<?>) p.getRawType()).getTypeParameters();
                for (int i = 0; i < names.length; i++) all.put(names[i], p.getActualTypeArguments()[i]);
            }
        }
        return all;
    }

    static Type resolve(Type t, Map<TypeVariable<?>, Type> all) {
        while (t instanceof TypeVariable<?> v && all.containsKey(v)) t = all.get(v);
        return t;
    }

    public static void main(String[] args) throws Exception {
        Map<TypeVariable<?>, Type> all = bindings(Leaf.class);
        for (TypeVariable<?> v : Base.class.getTypeParameters()) System.out.println(v + " "
            + Arrays.toString(v.getBounds()) + " " + show(resolve(v, all)) + " " + resolve(v, all).getTypeName());
        System.out.println(Arrays.toString(Base.class.getGenericInterfaces()) + " " + Leaf.class.getGenericSuperclass()
            + " " + Middle.class.toGenericString() + Base.class.toGenericString());
        for (String name : new String[] {"keys", "maps"}) {
            Field f = Base.class.getDeclaredField(name);
            System.out.println(show(f.getGenericType()) + " " + f.toGenericString() + " " + f.getGenericType() + " "
                + f.getType());
        }
        Method pick = Arrays.stream(GenericResolver.class.getDeclaredMethods()).filter(m -> m.getName().equals("pick"))
            .findFirst().get();
        System.out.println(pick.toGenericString() + " " + pick);
        System.out.println(Arrays.stream(pick.getGenericParameterTypes()).map(GenericResolver::show).toList()
            + show(pick.getGenericReturnType()) + show(pick.getGenericExceptionTypes()[0])
            + Arrays.toString(pick.getTypeParameters()[2].getBounds()) + Arrays.toString(pick.getParameterTypes()));
        Constructor<?> constructor = GenericResolver.class.getDeclaredConstructors()[0];
        System.out.println(constructor.toGenericString() + " "
            + Arrays.toString(constructor.getGenericParameterTypes()));
        Class<?> deep = Inner.Deep.class;
        for (Field f : Arrays.stream(deep.getDeclaredFields()).filter(f -> !f.isSynthetic())
            .sorted(Comparator.comparing(Field::getName)).toList()) System.out.println(f.getName() + " "
            + f.getGenericType().getTypeName() + " " + show(f.getGenericType()));
        for (Method m : Arrays.stream(Middle.class.getDeclaredMethods()).sorted(Comparator.comparing(Method::toString))
            .toList()) System.out.println(m.toGenericString() + " " + m.isBridge() + m.isSynthetic());
        Type one = Base.class.getDeclaredField("keys").getGenericType(),
            two = Base.class.getDeclaredField("keys").getGenericType();
        System.out.println(one.equals(two) + " " + (one.hashCode() == two.hashCode())
            + Base.class.getTypeParameters()[0].equals(Base.class.getTypeParameters()[0])
            + one.equals(Base.class.getDeclaredField("maps").getGenericType()));
        AnnotatedParameterizedType annotated = (AnnotatedParameterizedType) Leaf.class.getAnnotatedSuperclass();
        System.out.println(annotated.getAnnotatedActualTypeArguments()[0].getType() + " " + annotated.getType() + " "
            + Arrays.toString(annotated.getAnnotatedActualTypeArguments()));
        System.out.println(new HashMap<String, List<Integer>>() { }.getClass().getGenericSuperclass() + " "
            + Leaf.class.getTypeParameters().length + int[][].class.getTypeName() + Map.Entry.class.toGenericString());
    }
}
