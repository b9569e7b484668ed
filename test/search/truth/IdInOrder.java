// outcome: 0 false
// outcome: 0 true
// Each thread makes another one, and either may be first.
public class IdInOrder {
    static long first, second;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> first = new Thread().getId()), b = new Thread(() -> second = new Thread().getId());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(first < second);
    }
}
