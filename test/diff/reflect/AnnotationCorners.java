// Aims at: annotations: nesting, defaults, repeated containers, inheritance, enum and class values, equality with
// hand-made ones, toString, types.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;

public class AnnotationCorners {
    enum Color { RED, GREEN { } }
    @Retention(RetentionPolicy.RUNTIME) @interface Point { int x() default 1; int y() default -1; }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Tags { Tag[] value(); String note() default ""; }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD,
        ElementType.PARAMETER, ElementType.CONSTRUCTOR, ElementType.LOCAL_VARIABLE})
    @interface Everything {
        boolean z() default true; byte b() default (byte) 200; short s() default 3; char c() default '\'';
            int i() default 0x7fffffff; long l() default 5L; float f() default 1e10f; double d() default Double.NaN;
        String t() default "q\"uo\\te\n"; Class<?> k() default int[].class; Color e() default Color.GREEN;
            Point p() default @Point(y = 7); int[] is() default {}; String[] ts() default {"a", "b"};
            Class<?>[] ks() default {void.class, String.class}; Color[] es() default Color.RED;
            Point[] ps() default {@Point, @Point(x = 2)}; char[] cs() default {'a', '\t'};
            float[] fs() default {Float.NEGATIVE_INFINITY};
    }
    @Retention(RetentionPolicy.CLASS) @interface Invisible { }
    @interface Also { }

    @Everything @Tag("one") @Tag("two") @Invisible @Also static class Parent {
        @Everything(z = false, k = Parent.class, ts = "single", p = @Point(x = 5)) int field;
        @Tag("m") void method(@Tag("p") @Point int a, String b, @Everything long c) { }
        @Deprecated(since = "9", forRemoval = true) @Point void old() { } }
    @Point static class Child extends Parent { @Override void method(int a, String b, long c) { } }
    @Tag("own") static class Grandchild extends Child { }
    @FunctionalInterface interface F { void f(); }

    static String show(Annotation[] all) {
        return Arrays.stream(all).map(a -> a.annotationType().getSimpleName()).sorted().toList().toString();
    }

    public static void main(String[] args) throws Exception {
        Everything every = Parent.class.getAnnotation(Everything.class);
        System.out.println(every.toString().contains("c='\\''") + " " + every.toString().length());
        System.out.println(Parent.class.getDeclaredField("field").getAnnotation(Everything.class).toString().length());
        for (Class<?> c : new Class<?>[] {Parent.class, Child.class, Grandchild.class}) {
            System.out.println(c.getSimpleName() + " " + show(c.getAnnotations()) + show(c.getDeclaredAnnotations())
                + Arrays.toString(c.getAnnotationsByType(Tag.class))
                + Arrays.toString(c.getDeclaredAnnotationsByType(Tag.class)) + c.getAnnotation(Tag.class)
                + c.isAnnotationPresent(Tags.class) + c.getDeclaredAnnotation(Point.class));
        }
        Method method = Parent.class.getDeclaredMethod("method", int.class, String.class, long.class);
        System.out.println(Arrays.stream(method.getParameterAnnotations()).map(AnnotationCorners::show).toList() + " "
            + show(Child.class.getDeclaredMethod("method", int.class, String.class, long.class).getAnnotations())
            + Arrays.toString(method.getParameters()[0].getAnnotationsByType(Tag.class)));
        Deprecated deprecated = Parent.class.getDeclaredMethod("old").getAnnotation(Deprecated.class);
        System.out.println(deprecated + " " + deprecated.since() + deprecated.forRemoval()
            + show(F.class.getAnnotations()) + Deprecated.class.getAnnotation(Target.class)
            + Tag.class.getAnnotation(Repeatable.class));
        Point real = Child.class.getAnnotation(Point.class);
        Point made = new Point() {
            @Override public int x() { return 1; }
            @Override public int y() { return -1; }
            @Override public Class<? extends Annotation> annotationType() { return Point.class; }
        };
        System.out.println(real.equals(made) + " " + made.equals(real)
            + real.equals(Parent.class.getDeclaredMethod("old").getAnnotation(Point.class)) + real.hashCode() + " "
            + real.equals(null) + every.equals(Parent.class.getDeclaredField("field").getAnnotation(Everything.class))
            + Proxy.isProxyClass(real.getClass()) + real.annotationType() + real.annotationType().isAnnotation());
        for (Method m : Arrays.stream(Everything.class.getDeclaredMethods())
            .sorted(Comparator.comparing(Method::getName)).toList()) {
            Object value = m.getDefaultValue(), read = m.invoke(every);
            System.out.print(m.getName() + "=" + (value.getClass().isArray() ? "array of "
                + java.lang.reflect.Array.getLength(value) : value) + (m.getReturnType().isArray() ? ""
                : value.equals(read)) + " ");
        }
        System.out.println();
        every.ts()[0] = "changed";
        System.out.println(every.ts()[0] + every.p().y() + every.ps()[1].x() + every.e().getClass().isEnum() + every.k()
            + Arrays.toString(every.ks()) + every.hashCode() / Integer.MAX_VALUE);
        System.out.println(Point.class.getInterfaces()[0] + " " + Arrays.toString(Point.class.getMethod("x")
            .getAnnotations()) + Invisible.class.getAnnotation(Retention.class).value()
            + Parent.class.isAnnotationPresent(Invisible.class) + Point.class.getMethod("x").getDefaultValue()
            + Tag.class.getMethod("value").getDefaultValue());
        try {
            Parent.class.getAnnotation(null);
        } catch (NullPointerException e) {
            System.out.println(e.getClass());
        }
    }
}
