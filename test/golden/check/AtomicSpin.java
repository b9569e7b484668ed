import havelock.Verify;

/** Waits in an atomic section for another thread. */
public class AtomicSpin {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Verify.beginAtomic();
            while (!ready) ;
            Verify.endAtomic();
        });
        t.start();
        ready = true;
        t.join();
    }
}
