// fatal: a thread loops in an atomic section (Verify.beginAtomic), waiting for what only another thread can do
// by: check

import havelock.Verify;

public class AtomicWaits {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            Verify.beginAtomic();
            while (!go) {
            }
            Verify.endAtomic();
        });
        other.start();
        go = true;
        other.join();
    }
}
