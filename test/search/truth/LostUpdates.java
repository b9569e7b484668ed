// outcome: 0 2
// outcome: 0 3
// outcome: 0 4
// Two threads increment twice. At least 2: whoever writes last has read at least what it wrote before, 1, or less only if the other one
// overwrote that; the last write is a second increment or follows the other's second: never 1.
public class LostUpdates {
    static int x;
    static void one() {
        x++;
        x++;
    }
    static void two() {
        x++;
        x++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(x);
    }
}
