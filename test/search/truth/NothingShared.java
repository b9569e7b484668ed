// states: 1 + 3 + 2 * (9 + 3) + 3 = 31
// outcome: 0 11
// Each field is accessed by one thread, and by main after it has joined that thread: nothing is visible. k = 0, c = 3.
public class NothingShared {
    static int a, b;
    static void one() {
        a++;
    }
    static void two() {
        b++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a * 10 + b);
    }
}
