// fatal: a thread waits in an atomic section (Verify.beginAtomic) for something that no other thread can do
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
