// outcome: 0 00
// outcome: 0 02
// outcome: 0 10
// outcome: 0 12
// A clone reads element by element: it may see the second write without the first.
public class CloneSeesHalf {
    static int[] a = new int[2];
    static int r, s;
    static void one() {
        a[0] = 1;
        a[1] = 2;
    }
    static void two() {
        int[] c = a.clone();
        r = c[0];
        s = c[1];
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + r + s);
    }
}
