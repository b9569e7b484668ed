// check: --outcomes
// check: --outcomes -Dapart=true
import havelock.Verify;

/** Two threads that add 1 without a lock, and one that blocks inside its atomic section: the others run on then. */
public class Atomic {
    static volatile int count;
    static boolean open;
    static final Object gate = new Object();

    static void add() {
        boolean apart = Boolean.getBoolean("apart");
        if (!apart) Verify.beginAtomic();
        int old = count;
        Verify.breakTransition();
        count = old + 1;
        if (!apart) Verify.endAtomic();
    }

    static void passGate() {
        Verify.beginAtomic();
        synchronized (gate) {
            try { while (!open) gate.wait(); } catch (InterruptedException e) { throw new Error(e); }
        }
        Verify.endAtomic();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Atomic::add), b = new Thread(Atomic::passGate);
        a.start();
        b.start();
        add();
        synchronized (gate) {
            open = true;
            gate.notify();
        }
        a.join();
        b.join();
        System.out.println(count);
    }
}
