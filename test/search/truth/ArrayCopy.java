// outcome: 0 00
// outcome: 0 02
// outcome: 0 10
// outcome: 0 12
// System.arraycopy reads element by element: it may see the second write without the first.
public class ArrayCopy {
    static int[] a = new int[2], b = new int[2];
    static void one() {
        a[0] = 1;
        a[1] = 2;
    }
    static void two() {
        System.arraycopy(a, 0, b, 0, 2);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + b[0] + b[1]);
    }
}
