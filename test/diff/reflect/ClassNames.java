// Aims at: names and kinds of classes: getName, getSimpleName, getTypeName, modifiers, nesting, primitives, arrays.
import java.lang.reflect.Modifier;

public class ClassNames {
    static class Nested { }

    class Inner { }

    interface Face { }

    enum E { A { } }

    record R() { }

    @interface Ann { }

    private abstract static class Abs { }

    static void show(Class<?> c) {
        System.out.println(c.getName() + "|" + c.getSimpleName() + "|" + c.getTypeName() + "|" + c.getCanonicalName()
            + "|" + c
            + "|" + Modifier.toString(c.getModifiers()) + "|" + c.isInterface() + c.isArray() + c.isPrimitive()
            + c.isAnnotation() + c.isEnum() + c.isRecord() + c.isAnonymousClass() + c.isLocalClass()
            + c.isMemberClass() + "|"
            + c.getSuperclass() + "|" + c.getComponentType() + "|" + c.getDeclaringClass() + "|"
            + c.getEnclosingClass() + "|"
            + c.getPackageName() + "|" + c.getInterfaces().length);
    }

    public static void main(String[] args) throws Exception {
        class Local { }
        Object anon = new Object() { };
        Class<?>[] all = {ClassNames.class, Nested.class, Inner.class, Face.class, E.class, E.A.getClass(), R.class,
            Ann.class,
            Abs.class, Local.class, anon.getClass(), int.class, void.class, int[].class, String[][].class,
                Nested[].class,
            Object.class, Integer.class, java.util.Map.Entry.class, Runnable.class};
        for (Class<?> c : all) show(c);
        System.out.println(Class.forName("ClassNames$Nested") == Nested.class);
        System.out.println(Class.forName("[I") == int[].class);
        System.out.println(Class.forName("[Ljava.lang.String;") == String[].class);
        System.out.println(int.class == Integer.TYPE);
        System.out.println(Nested.class.isInstance(new Nested()) + " " + Number.class.isAssignableFrom(Integer.class)
            + " " + int.class.isAssignableFrom(Integer.class) + " " + Object.class.isInstance(null) + " "
            + Integer.class.cast(5) + " " + int[].class.arrayType().getName() + " "
            + Nested.class.getNestHost().getName());
        for (String n : new String[] {"int", "ClassNames.Nested", "[Lint;", "", "java/lang/String"}) {
            try {
                System.out.println(Class.forName(n));
            } catch (ClassNotFoundException e) {
                System.out.println("not found: " + e.getMessage());
            }
        }
        try {
            Integer.class.cast("s");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
