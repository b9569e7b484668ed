// outcome: 0 abcd
// outcome: 0 acbd
// outcome: 0 acdb
// outcome: 0 cabd
// outcome: 0 cadb
// outcome: 0 cdab
// Two threads print two letters each: 4 over 2 = 6 orders.
public class PrintOrder {
    static void one() {
        System.out.print("a");
        System.out.print("b");
    }
    static void two() {
        System.out.print("c");
        System.out.print("d");
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
