/** Many threads set two fields one after the other; one thread looks between the two writes of the first. */
public class Reorder {
    static int a;
    static int b;

    static void set() {
        a = 1;
        b = -1;
    }

    static void look() {
        if (!(a == 0 && b == 0) && !(a == 1 && b == -1)) throw new AssertionError();
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        for (int i = 1; i < count; i++) new Thread(Reorder::set).start();
        new Thread(Reorder::look).start();
    }
}
