// Aims at: run-time annotations: presence, values, defaults, arrays, on methods and fields, equality.
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

public class Annotations {
    enum Level { LOW, HIGH }

    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Info {
        String name() default "none";

        int count() default 3;

        Level level() default Level.LOW;

        String[] tags() default {};

        Class<?> type() default Object.class;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Test {
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Hidden {
    }

    @Info(name = "base", tags = {"a", "b"}, level = Level.HIGH, type = String.class)
    @Hidden
    static class Base {
        @Info
        int field;

        @Test
        @Deprecated
        public void one() {
        }

        @Test
        public void two() {
            throw new IllegalStateException("two fails");
        }

        public void three() {
        }
    }

    static class Derived extends Base {
    }

    public static void main(String[] args) throws Exception {
        Info i = Base.class.getAnnotation(Info.class);
        System.out.println(i.name() + i.count() + i.level() + Arrays.toString(i.tags()) + i.type() + " "
            + i.annotationType().getSimpleName() + " " + Derived.class.isAnnotationPresent(Info.class) + " "
            + Base.class.isAnnotationPresent(Hidden.class) + " " + Base.class.getAnnotations().length);
        Info f = Base.class.getDeclaredField("field").getAnnotation(Info.class);
        System.out.println(f.name() + f.count() + f.tags().length + f.equals(i)
            + i.equals(Derived.class.getAnnotation(Info.class)));
        int passed = 0, failed = 0;
        for (var m : Base.class.getDeclaredMethods()) {
            if (!m.isAnnotationPresent(Test.class)) continue;
            try {
                m.invoke(new Base());
                passed++;
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(m.getName() + ": " + e.getCause().getMessage());
                failed++;
            }
        }
        System.out.println(passed + " " + failed + " " + Base.class.getMethod("one")
            .isAnnotationPresent(Deprecated.class));
    }
}
