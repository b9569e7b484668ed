// fatal: a thread does not leave its atomic section (Verify.beginAtomic), so no other thread can run
// by: check
// check: --hunt-time=0

import havelock.Verify;

public class AtomicRunsOn {
    static int last;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            Verify.beginAtomic();
            int i = 0;
            while (i >= 0) {
                i = (i + 1) & 0xffffff;
            }
            last = i;
            Verify.endAtomic();
        });
        other.start();
        other.join();
    }
}
