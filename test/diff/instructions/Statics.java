// Aims at: getstatic and putstatic of every type, inherited statics, interface constants computed at run time.
public class Statics {
    static boolean z;
    static byte b;
    static char c;
    static short s;
    static int i;
    static long l;
    static float f;
    static double d;
    static Object o;

    interface Computed {
        int VALUE = Integer.parseInt("42");
        String[] NAMES = {"x", "y"};
    }

    static class Parent {
        static int shared = 1;
    }

    static class Child extends Parent implements Computed {
    }

    public static void main(String[] args) {
        System.out.println(z + " " + b + " " + (int) c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o);
        z = true;
        b = -1;
        c = 'q';
        s = -2;
        i = -3;
        l = -4;
        f = -5;
        d = -6;
        o = "obj";
        System.out.println(z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o);
        Child.shared += 5;
        Parent.shared *= 2;
        System.out.println(Child.shared + " " + Child.VALUE + Child.NAMES[1] + " " + (Child.NAMES == Computed.NAMES));
    }
}
