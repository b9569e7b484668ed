// Aims at: statements before super(): checks and field assignments ahead of the superclass constructor.
public class FlexibleConstructors {
    static class Base {
        Base(int n) {
            System.out.println("base " + n + " " + describe());
        }

        String describe() {
            return "base";
        }
    }

    static class Derived extends Base {
        final String name;

        Derived(int n, String name) {
            if (n < 0) throw new IllegalArgumentException("negative " + n);
            this.name = name.toUpperCase();
            int doubled = n * 2;
            super(doubled);
            System.out.println("derived " + this.name);
        }

        @Override
        String describe() {
            return "derived with name " + name;
        }
    }

    public static void main(String[] args) {
        new Derived(4, "set early");
        try {
            new Derived(-1, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
