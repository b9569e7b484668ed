// outcome: 0 00
// outcome: 0 03
// outcome: 0 20
// Elements are places of their own: the threads read one and then write the other. Whoever reads what the other wrote comes
// after it, so not both can.
public class ArrayElements {
    static int[] a = new int[2];
    static int r, s;
    static void one() {
        r = a[1];
        a[0] = 2;
    }
    static void two() {
        s = a[0];
        a[1] = 3;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + s + r);
    }
}
