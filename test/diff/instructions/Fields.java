// Aims at: getfield and putfield of every type, default values, hidden fields of superclasses.
public class Fields {
    static class Base {
        int x = 1;
        long y = 2;
        String name = "base";

        String base() {
            return x + " " + y + " " + name;
        }
    }

    static class Derived extends Base {
        int x = 10;
        double y = 20.5;
        boolean z;
        byte b;
        char c = 'c';
        short s;
        float f;
        Object o;

        String derived() {
            return x + " " + y + " " + name + " " + super.x + " " + super.y + " " + z + b + c + s + f + o;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println(d.base() + " | " + d.derived());
        ((Base) d).x = 100;
        d.x = 200;
        ((Base) d).y = Long.MAX_VALUE;
        d.y = -0.5;
        d.name = "changed";
        d.z = true;
        d.b = 1;
        d.c++;
        d.s = 2;
        d.f = 3;
        d.o = d.name;
        System.out.println(d.base() + " | " + d.derived());
        Base b = d;
        System.out.println(b.x + " " + d.x + " " + b.y + " " + d.y);
    }
}
