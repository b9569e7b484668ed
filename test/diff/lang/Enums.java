// Aims at: enums: constant bodies, abstract methods, fields, valueOf, values, switch, interfaces, static access.
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class Enums {
    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }

            @Override
            boolean commutative() {
                return false;
            }
        },
        MUL("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
        };

        private static final Map<String, Op> BY_SYMBOL = new HashMap<>();

        static {
            for (Op o : values()) BY_SYMBOL.put(o.symbol, o);
        }

        final String symbol;

        Op(String s) {
            symbol = s;
        }

        boolean commutative() {
            return true;
        }

        static Op of(String s) {
            return BY_SYMBOL.get(s);
        }
    }

    enum Planet {
        EARTH(5.976e24, 6.37814e6), MARS(6.421e23, 3.3972e6);

        final double mass, radius;

        Planet(double m, double r) {
            mass = m;
            radius = r;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Level {
        LOW, MID, HIGH;

        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    static String describe(Level l) {
        switch (l) {
            case LOW: return "l";
            case HIGH: return "h";
            default: return "other";
        }
    }

    static int weight(Level l) {
        return switch (l) {
            case LOW -> 1;
            case MID -> {
                int x = 5;
                yield x * 2;
            }
            case HIGH -> 100;
        };
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.print(o + o.symbol + o.applyAsInt(6, 3) + o.commutative() + o.getClass().getName() + " "
                + o.getDeclaringClass().getSimpleName() + " ");
        }
        System.out.println(Op.of("*") + " " + Op.of("?") + " " + Op.valueOf("SUB").ordinal() + " "
            + Op.ADD.compareTo(Op.MUL) + " " + Op.ADD.equals(Op.ADD) + Op.SUB.name());
        for (Planet p : Planet.values()) System.out.print(p + " " + p.gravity() + " ");
        System.out.println(Level.HIGH.next() + describe(Level.LOW) + describe(Level.MID) + weight(Level.MID)
            + weight(Level.HIGH));
        System.out.println(Arrays.toString(Level.values()) + (Level.values() == Level.values()) + " "
            + Enum.valueOf(Level.class, "MID") + " " + Level.class.getEnumConstants().length + Level.class.isEnum()
            + Op.ADD.getClass().isEnum() + " " + Level.LOW.toString().equals("LOW"));
        try {
            Level.valueOf("low");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            describe(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
