// Aims at: annotations of every element type: defaults, arrays, nesting, equality, texts, inheritance, repetition.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

public class AnnotationValues {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Small {
        int value() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Everything {
        boolean z() default true;
        byte b() default -1;
        char c() default 'c';
        short s() default 2;
        int i() default 3;
        long j() default 4;
        float f() default 0.5f;
        double d() default 0.25;
        String t() default "text";
        Class<?> k() default Object.class;
        TimeUnit e() default TimeUnit.DAYS;
        Small n() default @Small(7);
        int[] is() default {1, 2};
        String[] ts() default {};
        Class<?>[] ks() default {int.class, String[].class};
        Small[] ns() default {@Small, @Small(2)};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Marks.class)
    @interface Mark {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marks {
        Mark[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Unseen {}

    @Everything(i = 42, t = "other", is = 9)
    @Unseen
    @Small
    static class Base {}

    @Mark("a")
    @Mark("b")
    static class Derived extends Base {}

    @Mark("only")
    @Deprecated(since = "5", forRemoval = true)
    @FunctionalInterface
    interface Single {
        void f();
    }

    public static void main(String[] args) throws Exception {
        Everything e = Derived.class.getAnnotation(Everything.class), base = Base.class.getAnnotation(Everything.class);
        System.out.println(e.z() + " " + e.b() + " " + e.c() + " " + e.s() + " " + e.i() + " " + e.j() + " " + e.f() + " " + e.d() + " " + e.t()
            + " " + e.k() + " " + e.e() + " " + e.n().value() + " " + Arrays.toString(e.is()) + Arrays.toString(e.ts()) + Arrays.toString(e.ks())
            + e.ns()[1].value());
        System.out.println(e.n());
        System.out.println(e.equals(base) + " " + (e.hashCode() == base.hashCode()) + " " + e.annotationType() + " " + e.n().equals(e.ns()[0]));
        System.out.println(Derived.class.isAnnotationPresent(Small.class) + " " + Derived.class.getDeclaredAnnotations().length + " "
            + Base.class.getAnnotations().length);
        for (Mark m : Derived.class.getAnnotationsByType(Mark.class)) System.out.println(m + " " + m.value());
        System.out.println(Derived.class.getAnnotation(Mark.class) + " " + Derived.class.getAnnotation(Marks.class).value().length);
        for (Annotation a : Single.class.getAnnotations()) System.out.println(a);
        System.out.println(Small.class.getMethod("value").getDefaultValue() + " " + Everything.class.getMethod("e").getDefaultValue());
        System.out.println(Small.class.isAnnotation() + " " + Small.class.isInterface() + " " + Arrays.toString(Small.class.getInterfaces()));
        int[] shared = e.is();
        shared[0] = 100;
        System.out.println(e.is()[0]);
        Target t = Inherited.class.getAnnotation(Target.class);
        System.out.println(t.value()[0] == ElementType.ANNOTATION_TYPE);
    }
}
