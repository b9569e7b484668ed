// Aims at: annotations on types: fields, parameters, results, exceptions, supertypes, bounds.
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.util.List;

public class TypeAnnotated {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface On {
        int value();
    }

    static class Sub extends @On(1) Object implements @On(2) Runnable {
        public void run() {}
    }

    @On(3) String field;
    List<@On(4) String> list;
    @On(5) int @On(6) [] array;

    static @On(7) String method(@On(8) Integer a) throws @On(9) RuntimeException {
        return null;
    }

    static void show(String what, AnnotatedType t) {
        System.out.println(what + " " + t.getType() + " " + t.getAnnotations().length
            + (t.getAnnotations().length > 0 ? " " + t.getAnnotation(On.class).value() : ""));
    }

    public static void main(String[] args) throws Exception {
        show("super", Sub.class.getAnnotatedSuperclass());
        show("interface", Sub.class.getAnnotatedInterfaces()[0]);
        show("field", TypeAnnotated.class.getDeclaredField("field").getAnnotatedType());
        AnnotatedParameterizedType list = (AnnotatedParameterizedType) TypeAnnotated.class.getDeclaredField("list").getAnnotatedType();
        show("list", list);
        show("argument", list.getAnnotatedActualTypeArguments()[0]);
        AnnotatedArrayType array = (AnnotatedArrayType) TypeAnnotated.class.getDeclaredField("array").getAnnotatedType();
        show("array", array);
        show("component", array.getAnnotatedGenericComponentType());
        Method m = TypeAnnotated.class.getDeclaredMethod("method", Integer.class);
        show("result", m.getAnnotatedReturnType());
        show("parameter", m.getAnnotatedParameterTypes()[0]);
        show("exception", m.getAnnotatedExceptionTypes()[0]);
    }
}
