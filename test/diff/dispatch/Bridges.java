// Aims at: bridge methods of generics and covariant return types; ClassCastException out of a bridge.
public class Bridges {
    static class Box<T extends Comparable<T>> {
        T value;

        void set(T t) {
            value = t;
        }

        Object get() {
            return value;
        }
    }

    static class IntBox extends Box<Integer> {
        @Override
        void set(Integer t) {
            value = t + 1;
        }

        @Override
        Integer get() {
            return value * 2;
        }
    }

    static abstract class Shape implements Cloneable {
        @Override
        public Shape clone() throws CloneNotSupportedException {
            return (Shape) super.clone();
        }
    }

    static class Circle extends Shape {
        int r = 3;

        @Override
        public Circle clone() throws CloneNotSupportedException {
            Circle c = (Circle) super.clone();
            c.r++;
            return c;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Box<Integer> b = new IntBox();
        b.set(4);
        System.out.println(b.get());
        try {
            Box raw = b;
            raw.set("text");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Shape s = new Circle();
        System.out.println(((Circle) s.clone().clone()).r);
        long bridges = java.util.Arrays.stream(IntBox.class.getDeclaredMethods()).filter(m -> m.isBridge()).count();
        System.out.println(bridges);
    }
}
