/** Virtual and interface calls over mixed receivers. */
public class Calls {
    interface Shape {
        int area();
    }

    abstract static class Named implements Shape {
        abstract int sides();

        int weight() {
            return sides() * 3;
        }
    }

    static final class Square extends Named {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }

        @Override
        int sides() {
            return 4;
        }
    }

    static final class Triangle extends Named {
        private final int base;
        private final int height;

        Triangle(int base, int height) {
            this.base = base;
            this.height = height;
        }

        @Override
        public int area() {
            return base * height / 2;
        }

        @Override
        int sides() {
            return 3;
        }
    }

    static final class Dot implements Shape {
        @Override
        public int area() {
            return 1;
        }
    }

    public static void main(String[] args) {
        Named[] named = new Named[64];
        Shape[] shapes = new Shape[64];
        for (int i = 0; i < 64; i++) {
            named[i] = i % 3 == 0 ? new Square(i) : new Triangle(i, i + 1);
            shapes[i] = i % 5 == 0 ? new Dot() : named[i];
        }
        int sum = 0;
        for (int round = 0; round < 70_000; round++) {
            for (int i = 0; i < 64; i++) {
                sum += shapes[i].area() + named[(i + round) & 63].weight();
            }
        }
        System.out.println(sum);
    }
}
