// states: 1 + 4 + 16 + 2 * (64 + 16 + 4) + 3 = 192
// outcome: 0
// As OneLock: the counter is not seen, a section runs to its end in one step. k = 1, c = 4.
public class OneLockOfThree {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { synchronized (OneLockOfThree.class) { n++; } }), new Thread(() -> { synchronized (OneLockOfThree.class) { n++; } }), new Thread(() -> { synchronized (OneLockOfThree.class) { n++; } })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
