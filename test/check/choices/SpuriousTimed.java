// check: --outcomes
// check: --outcomes --spurious

/** A wait that ended before its time: only for no reason, since nobody notifies. */
public class SpuriousTimed {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        long start = System.nanoTime();
        synchronized (lock) { lock.wait(10); }
        System.out.println(System.nanoTime() - start >= 10_000_000 ? "timed out" : "woken");
    }
}
