// Aims at: members as values: equality, copies, accessibility, trySetAccessible and its refusals, getters of JDK
// internals, constructors of odd classes.
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ReflectedObjects {
    private final int number = Integer.parseInt("3");
    private static final String TEXT = new String("constant");
    private static final int FOLDED = 7;
    transient volatile Object both;
    private ReflectedObjects() { }
    ReflectedObjects(String s) throws java.io.IOException { throw new java.io.IOException(s); }
    private synchronized native Object odd();
    private static int sum(int... all) { return Arrays.stream(all).sum(); }
    static abstract class Abstract { Abstract() { } abstract int run(); }
    enum Kind { A }
    interface Face { int CONSTANT = 4; private int hidden() { return 5; } static int open() { return 6; } }
    record Rec(int a, String... b) { Rec { } }
    class Member { Member(int x) { } }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@")
                + (e instanceof InvocationTargetException ? " by " + e.getCause() : ""));
        }
    }

    public static void main(String[] args) throws Exception {
        Method one = ReflectedObjects.class.getDeclaredMethod("sum", int[].class),
            two = ReflectedObjects.class.getDeclaredMethod("sum", int[].class);
        System.out.println(one.equals(two) + " " + (one == two) + (one.hashCode() == two.hashCode()) + one.isVarArgs()
            + one.canAccess(null) + one.isAccessible());
        one.setAccessible(true);
        System.out.println(one.isAccessible() + " " + two.isAccessible() + one.invoke(null, new int[] {1, 2})
            + one.equals(two));
        attempt("varargs", () -> one.invoke(null, 1, 2));
        attempt("varargs null", () -> one.invoke(null, (Object) null));
        for (Field f : Arrays.stream(ReflectedObjects.class.getDeclaredFields())
            .sorted(java.util.Comparator.comparing(Field::getName)).toList()) {
            System.out.print(f + " " + Modifier.toString(f.getModifiers()) + "; ");
        }
        System.out.println(ReflectedObjects.class.getDeclaredMethod("odd") + " "
            + Arrays.toString(ReflectedObjects.class.getDeclaredConstructor(String.class).getExceptionTypes()));
        Constructor<ReflectedObjects> constructor = ReflectedObjects.class.getDeclaredConstructor();
        ReflectedObjects object = constructor.newInstance();
        Field number = ReflectedObjects.class.getDeclaredField("number"),
            text = ReflectedObjects.class.getDeclaredField("TEXT");
        attempt("final", () -> { number.set(object, 5); return object.number; });
        number.setAccessible(true);
        attempt("final opened", () -> { number.set(object, 5); return object.number + " " + number.getInt(object); });
        text.setAccessible(true);
        attempt("static final", () -> { text.set(null, "x"); return TEXT; });
        attempt("constructor throws", () -> ReflectedObjects.class.getDeclaredConstructor(String.class)
            .newInstance("thrown"));
        attempt("abstract", () -> Abstract.class.getDeclaredConstructor().newInstance());
        attempt("enum", () -> Kind.class.getDeclaredConstructors()[0].newInstance("B", 1));
        attempt("interface", () -> Face.class.getDeclaredConstructors().length);
        attempt("interface private", () -> { Method m = Face.class.getDeclaredMethod("hidden"); m.setAccessible(true);
            return m.invoke(new Face() { }); });
        attempt("interface static", () -> Face.class.getMethod("open").invoke(null));
        attempt("record", () -> Rec.class.getDeclaredConstructor(int.class, String[].class)
            .newInstance(1, new String[] {"x"}).b()[0]);
        attempt("record field", () -> { Field f = Rec.class.getDeclaredField("a"); f.setAccessible(true);
            f.set(new Rec(1), 2); return ""; });
        attempt("inner", () -> Member.class.getDeclaredConstructors()[0] + " "
            + (Member.class.getDeclaredConstructor(ReflectedObjects.class, int.class).newInstance(object, 1) != null));
        attempt("inner without outer", () -> Member.class.getDeclaredConstructor(int.class));
        Field value = String.class.getDeclaredField("value");
        System.out.println(value.trySetAccessible() + " " + value.canAccess("x"));
        attempt("inaccessible", () -> { value.setAccessible(true); return ""; });
        attempt("inaccessible method", () -> { ClassLoader.class.getDeclaredMethod("findLoadedClass", String.class)
            .setAccessible(true); return ""; });
        attempt("private of jdk", () -> ArrayList.class.getDeclaredField("size").get(new ArrayList<>()));
        attempt("protected of jdk", () -> Object.class.getDeclaredMethod("clone").invoke(new int[1]));
        attempt("public of jdk", () -> List.class.getMethod("size").invoke(Arrays.asList(1, 2)));
        attempt("hidden implementation", () -> Arrays.asList(1).getClass().getMethod("size").invoke(Arrays.asList(1)));
        attempt("hidden implementation opened", () -> { Method m = Arrays.asList(1).getClass().getMethod("size");
            m.setAccessible(true); return m.invoke(Arrays.asList(1)); });
        attempt("class constructor", () -> Class.class.getDeclaredConstructors().length > 0 ? "there" : "none");
        attempt("filtered", () -> Field.class.getDeclaredFields().length + " "
            + System.class.getDeclaredFields().length);
        attempt("can access", () -> number.canAccess("wrong"));
        attempt("can access static", () -> one.canAccess("x"));
        attempt("many", () -> { AccessibleObject.setAccessible(new AccessibleObject[] {number, value}, true); return "";
            });
        attempt("newInstance", () -> ReflectedObjects.class.newInstance().number);
        attempt("newInstance none", () -> Member.class.newInstance());
        attempt("array method", () -> int[].class.getMethod("clone"));
        attempt("array members", () -> int[].class.getMethods().length + " " + int[].class.getDeclaredMethods().length
            + int.class.getMethods().length);
        System.out.println(new InaccessibleObjectException("m").getMessage() + Modifier.toString(0xffff));
    }
}
