// states: 1 + 5 + 2 * 37 + 2 * 10 + 3 * 3 = 109
// outcome: 0 00
// outcome: 0 01
// outcome: 0 11
// Who sees the flag sees the data; data without flag is possible.
// t has written nothing (2 places), data (1), both (2). u has read nothing (2 places), flag (1 place), both (2 places, with one of 1, 2 and 3
// outcomes, as t has written nothing, data, both; flag can be 1 only in the last case): 2 * (2 + 1 + 2) + (2 + 1 + 4) + 2 * (2 + 2 + 6) = 37; the
// rest as in StoreBuffering: behind join 1, 10.
public class MessagePassing {
    static int data, flag, r, s;
    static void one() {
        data = 1;
        flag = 1;
    }
    static void two() {
        r = flag;
        s = data;
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
