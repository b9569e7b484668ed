// states: 1 + 3 + 2 * (9 + 3) + 3 = 31
// outcome: 0 a/b
// outcome: 0 b/a
// Nobody but those who print takes the stream's monitor: where output is not part of the state, nothing is visible. k = 0, c = 3.
public class PrintUnseen {
    static void one() {
        System.out.println("a");
    }
    static void two() {
        System.out.println("b");
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
