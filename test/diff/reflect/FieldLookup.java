// Aims at: getField and getFields: hiding, interface constants, modifiers in texts, equality.
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.TreeSet;

public class FieldLookup {
    public interface Consts {
        int ONE = 1;
        String S = "s";
    }

    public static class Base {
        public int hidden = 1;
        public static final long L = 5;
        protected transient volatile int[] p;
    }

    public static class Sub extends Base implements Consts {
        public String hidden = "sub";
        private final transient double d = 2;
        public static volatile Object o;
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Consts.class, Base.class, Sub.class, int[].class, int.class}) {
            TreeSet<String> all = new TreeSet<>();
            for (Field f : c.getFields()) all.add(f.toString());
            TreeSet<String> own = new TreeSet<>();
            for (Field f : c.getDeclaredFields()) own.add(f.toString());
            System.out.println(c.getSimpleName() + " " + all + "\n  " + own);
        }
        Sub s = new Sub();
        System.out.println(Sub.class.getField("hidden").get(s) + " " + Base.class.getField("hidden").get(s) + " " + Sub.class.getField("ONE").get(null)
            + " " + Sub.class.getField("L").getLong(s) + " " + Sub.class.getField("L").getDeclaringClass());
        Field a = Sub.class.getField("hidden"), b = Sub.class.getField("hidden");
        System.out.println(a.equals(b) + " " + (a == b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(Base.class.getField("hidden")));
        Field d = Sub.class.getDeclaredField("d");
        System.out.println(Modifier.toString(d.getModifiers()) + " " + d.isSynthetic() + d.isEnumConstant() + " " + d.toGenericString());
        for (String name : new String[] {"p", "length", "d", "ONE "}) {
            try {
                System.out.println(Sub.class.getField(name));
            } catch (NoSuchFieldException e) {
                System.out.println(e);
            }
        }
    }
}
