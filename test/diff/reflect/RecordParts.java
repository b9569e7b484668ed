// Aims at: records by reflection: components, accessors, canonical constructors, annotations, generic types.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.List;

public class RecordParts {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Unit {
        String value() default "none";
    }

    record Point<T extends Number>(@Unit("mm") T x, int y, List<? super T> more, String[]... rest) {
        static int count;

        Point {
            count++;
        }

        public int y() {
            return y * 2;
        }
    }

    record Empty() {}

    public static void main(String[] args) throws Exception {
        for (RecordComponent c : Point.class.getRecordComponents()) {
            System.out.println(c + " | " + c.getName() + " | " + c.getType() + " | " + c.getGenericType() + " | " + c.getGenericSignature()
                + " | " + c.getAccessor() + " | " + c.getDeclaringRecord() + " | " + c.getAnnotations().length);
        }
        System.out.println(Point.class.getRecordComponents()[0].getAnnotation(Unit.class).value());
        Point<Integer> p = new Point<>(3, 4, List.of(5));
        for (RecordComponent c : p.getClass().getRecordComponents()) {
            Object v = c.getAccessor().invoke(p);
            System.out.println(v instanceof Object[] a ? "array" + a.length : v);
        }
        Constructor<?> k = Point.class.getDeclaredConstructors()[0];
        System.out.println(k + " | " + k.toGenericString() + " " + k.isVarArgs() + " " + ((Point<?>) k.newInstance(1, 2, List.of(), new String[0][])).y());
        System.out.println(Point.class.isRecord() + " " + Empty.class.isRecord() + Object.class.isRecord() + Record.class.isRecord()
            + " " + Empty.class.getRecordComponents().length + " " + String.class.getRecordComponents());
        for (Field f : Point.class.getDeclaredFields()) System.out.println(f + " | " + f.toGenericString());
        System.out.println(Point.class.toGenericString() + " | " + Empty.class.toGenericString() + " " + Point.count);
    }
}
