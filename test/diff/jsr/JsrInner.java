// Aims at: old class files (version 45): inner classes, class literals through Class.forName, synchronized finally.
public class JsrInner {
    private int secret = 5;

    class Inner {
        int twice() {
            return secret * 2;
        }
    }

    interface Shape {
        double area();
    }

    static Shape square(final double side) {
        return new Shape() {
            public double area() {
                return side * side;
            }
        };
    }

    int locked(int n) {
        synchronized (this) {
            try {
                return n / secret;
            } finally {
                secret = 0;
            }
        }
    }

    public static void main(String[] args) {
        JsrInner j = new JsrInner();
        System.out.println(j.new Inner().twice() + " " + square(1.5).area() + " " + JsrInner.class.getName() + " "
            + int[].class.getName() + " " + j.locked(11));
        try {
            j.locked(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(j));
        }
        String s = "a" + 1 + 'c' + 2.5f + null + true + 7L;
        s += 4;
        System.out.println(s);
    }
}
