// Aims at: recursive initialisation by the same thread sees half-done classes instead of waiting.
public class RecursiveInit {
    static class A {
        static int x = B.y + 1;
        static final int late = Integer.parseInt("100");
        static { System.out.println("A done " + x); }
    }

    static class B {
        static int y = A.x + A.late + 10;
        static { System.out.println("B done " + y); }
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int counter = 5;
        static int plain;
        int seen;

        Single() {
            seen = counter;
            counter++;
            plain++;
        }
    }

    static class Base {
        static final Derived D = new Derived();
        static { System.out.println("Base done"); }
    }

    static class Derived extends Base {
        static { System.out.println("Derived done"); }

        Derived() {
            System.out.println("Derived made");
        }
    }

    enum Color {
        RED, GREEN;

        static int made;

        Color() {
            int ignored = ordinalOf();
        }

        static int ordinalOf() {
            return ++made;
        }
    }

    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y);
        System.out.println(Single.INSTANCE.seen + " " + Single.counter + " " + Single.plain);
        new Derived();
        System.out.println(Color.made + " " + Color.GREEN);
    }
}
