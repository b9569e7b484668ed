// Aims at: enums by reflection and by name: valueOf, constants with bodies, EnumSet and EnumMap, their fields and methods.
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;

public class EnumTricks {
    enum Op {
        ADD("+") {
            int apply(int a, int b) { return a + b; }
        },
        NEG("-") {
            int apply(int a, int b) { return -a; }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    enum Plain { A, B, C }

    enum None {}

    static void show(Class<?> c) {
        System.out.println(c.getName() + " " + c.isEnum() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass()
            + " " + Arrays.toString(c.getEnumConstants()) + " " + c.toGenericString());
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Op.class, Op.ADD.getClass(), Plain.class, None.class, Enum.class, String.class}) show(c);
        System.out.println(Op.valueOf("ADD").apply(2, 3) + " " + Enum.valueOf(Op.class, "NEG").sign + " " + Op.ADD.getDeclaringClass());
        for (String s : new String[] {"add", "", "D"}) {
            try {
                System.out.println(Plain.valueOf(s));
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        try {
            Enum.valueOf(Plain.class, null);
        } catch (NullPointerException e) {
            System.out.println(e);
        }
        for (Field f : Plain.class.getDeclaredFields())
            System.out.println(f + " " + f.isEnumConstant() + " " + f.isSynthetic());
        Method values = Plain.class.getMethod("values"), valueOf = Plain.class.getMethod("valueOf", String.class);
        System.out.println(values + " " + ((Plain[]) values.invoke(null)).length + " " + valueOf.invoke(null, "C"));
        System.out.println(Plain.class.getField("B").get(null) == Plain.B);
        EnumMap<Plain, Integer> m = new EnumMap<>(Plain.class);
        m.put(Plain.C, 3);
        m.put(Plain.A, 1);
        System.out.println(m + " " + EnumSet.complementOf(EnumSet.of(Plain.B)) + " " + EnumSet.noneOf(None.class) + EnumSet.allOf(Op.class));
        System.out.println(Arrays.toString(Plain.class.getEnumConstants()) + (Plain.class.getEnumConstants() == Plain.class.getEnumConstants()));
    }
}
