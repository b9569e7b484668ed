// check: --outcomes
import havelock.Verify;

/** Two writes in one atomic section: a reader of both never sees the first one without the second. */
public class AtomicBeside {
    static volatile int a, b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { Verify.beginAtomic(); a = Verify.getInt(1, 2); b = a; Verify.endAtomic(); });
        t.start();
        int first = a, second = b;
        t.join();
        System.out.println(first + " " + second);
    }
}
