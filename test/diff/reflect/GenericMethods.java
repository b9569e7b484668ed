// Aims at: generic declarations by reflection: type variables, bounds, wildcards, generic arrays, owner types, texts.
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class GenericMethods<A extends Comparable<? super A> & Serializable, B> implements Comparator<List<A>> {
    class Inner<C> {
        Map<A, C>[] cross;
    }

    public <X extends Exception> List<? extends B> throwing(Class<X> c, A[] as, Map.Entry<? super A, List<B>[]> e) throws X {
        return null;
    }

    public int compare(List<A> a, List<A> b) {
        return 0;
    }

    <T> GenericMethods(T t, Inner<String> i) {}

    static void show(String indent, Type t) {
        System.out.println(indent + t.getTypeName() + " " + t.getClass().getInterfaces()[0].getSimpleName());
        if (indent.length() > 6) return;
        if (t instanceof ParameterizedType p) {
            System.out.println(indent + " raw " + p.getRawType() + " owner " + p.getOwnerType());
            for (Type a : p.getActualTypeArguments()) show(indent + "  ", a);
        } else if (t instanceof WildcardType w) {
            for (Type u : w.getUpperBounds()) show(indent + " <", u);
            for (Type l : w.getLowerBounds()) show(indent + " >", l);
        } else if (t instanceof GenericArrayType g) show(indent + " []", g.getGenericComponentType());
        else if (t instanceof TypeVariable<?> v) System.out.println(indent + " of " + v.getGenericDeclaration() + " " + v.getBounds().length);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(GenericMethods.class.toGenericString());
        for (TypeVariable<?> v : GenericMethods.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()));
        show("", GenericMethods.class.getGenericInterfaces()[0]);
        show("", GenericMethods.class.getGenericSuperclass());
        Method m = GenericMethods.class.getMethod("throwing", Class.class, Comparable[].class, Map.Entry.class);
        System.out.println(m + "\n" + m.toGenericString());
        show("", m.getGenericReturnType());
        for (Type t : m.getGenericParameterTypes()) show("", t);
        for (Type t : m.getGenericExceptionTypes()) show("", t);
        Constructor<?> c = GenericMethods.class.getDeclaredConstructors()[0];
        System.out.println(c + "\n" + c.toGenericString());
        for (Type t : c.getGenericParameterTypes()) show("", t);
        show("", GenericMethods.Inner.class.getDeclaredField("cross").getGenericType());
        Method[] compares = GenericMethods.class.getDeclaredMethods();
        Arrays.sort(compares, Comparator.comparing(Method::toString));
        for (Method x : compares) System.out.println(x + " " + x.isBridge() + x.isSynthetic() + x.isDefault());
        Type one = m.getGenericParameterTypes()[2], two = m.getGenericParameterTypes()[2];
        System.out.println(one.equals(two) + " " + (one.hashCode() == two.hashCode()) + " " + Arrays.toString(Map.class.getMethod("of").getTypeParameters()));
    }
}
