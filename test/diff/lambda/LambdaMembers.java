import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/** What reflection shows of the classes of lambdas and method references, and what it may call. */
public class LambdaMembers {
    interface Change<T> {
        T apply(T t);
    }

    interface ChangeText extends Change<String> {
        String apply(String t);
    }

    static void show(Object lambda) {
        Class<?> c = lambda.getClass();
        System.out.println(Modifier.toString(c.getModifiers()) + " " + c.isSynthetic() + " " + c.isHidden() + " "
            + Arrays.toString(c.getInterfaces()));
        Method[] methods = c.getDeclaredMethods();
        Arrays.sort(methods, (a, b) -> a.toString().compareTo(b.toString()));
        for (Method m : methods)
            System.out.println("  " + m.getName() + Arrays.toString(m.getParameterTypes()) + " " + m.getModifiers());
        System.out.println("  public: " + (c.getMethods().length - Object.class.getMethods().length));
        for (Constructor<?> m : c.getDeclaredConstructors())
            System.out.println("  new" + Arrays.toString(m.getParameterTypes()) + " " + m.getModifiers());
        for (Field f : c.getDeclaredFields()) System.out.println("  " + f.getName() + " " + f.getType() + " " + f.getModifiers());
    }

    public static void main(String[] args) throws Exception {
        int captured = args.length;
        Runnable plain = () -> {};
        Supplier<Object> capturing = () -> captured;
        Function<String, Integer> reference = String::length;
        ChangeText bridged = t -> t + captured;
        Supplier<Object> constructor = ArrayList::new;
        for (Object lambda : new Object[] {plain, capturing, reference, bridged, constructor}) show(lambda);
        System.out.println(reference.getClass().getMethod("apply", Object.class).invoke(reference, "four"));
        Method get = capturing.getClass().getDeclaredMethod("get");
        System.out.println(get.invoke(capturing));
        try {
            reference.getClass().getMethod("apply", Object.class).invoke(reference, 4);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getClass());
        }
    }
}
