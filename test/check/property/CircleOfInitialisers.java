/** Two classes initialise each other, from two threads. */
public class CircleOfInitialisers {
    static class A {
        static int x = B.y + 1;
    }

    static class B {
        static int y = A.x + 1;
    }

    static volatile boolean on;
    static int sink;

    public static void main(String[] args) {
        new Thread(() -> sink = A.x).start();
        new Thread(() -> sink = B.y).start();
        while (true) {
            on = !on;
        }
    }
}
