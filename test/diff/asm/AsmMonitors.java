// Aims at: unbalanced monitorenter and monitorexit: IllegalMonitorStateException, null, crossed but balanced locking.
public class AsmMonitors {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        attempt("leave", () -> AsmMonitorsLib.leave(a));
        System.out.println(Thread.holdsLock(a));
        attempt("exit", () -> AsmMonitorsLib.exitOnly(b));
        attempt("enter null", () -> AsmMonitorsLib.enterNull());
        attempt("exit null", () -> AsmMonitorsLib.exitNull());
        System.out.println(AsmMonitorsLib.nested(a, b) + AsmMonitorsLib.crossed(a, b) + " " + Thread.holdsLock(a)
            + Thread.holdsLock(b));
    }
}
