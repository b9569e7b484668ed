// outcome: 0 1
// A busy wait ends when the flag is set, wherever the writer is delayed.
public class SpinOnFlag {
    static volatile int flag;
    static int data, r;
    static void one() {
        while (flag == 0) Thread.onSpinWait();
        r = data;
    }
    static void two() {
        data = 1;
        flag = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(r);
    }
}
