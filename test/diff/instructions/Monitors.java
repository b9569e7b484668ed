// Aims at: monitorenter and monitorexit: nesting, exceptional exit, null, synchronized methods of both kinds.
public class Monitors {
    static int depth;

    static synchronized void enterStatic(int n) {
        depth += Thread.holdsLock(Monitors.class) ? 1 : 100;
        if (n > 0) enterStatic(n - 1);
    }

    synchronized int enter(int n) {
        return Thread.holdsLock(this) ? (n == 0 ? 1 : 1 + enter(n - 1)) : 1000;
    }

    public static void main(String[] args) {
        Object a = new Object();
        Monitors m = new Monitors();
        try {
            synchronized (a) {
                synchronized (m) {
                    synchronized (a) {
                        System.out.println(Thread.holdsLock(a) + " " + Thread.holdsLock(m));
                        throw new IllegalStateException("inside");
                    }
                }
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(a) + " " + Thread.holdsLock(m));
        }
        enterStatic(4);
        System.out.println(depth + " " + m.enter(5) + " " + Thread.holdsLock(m) + " "
            + Thread.holdsLock(Monitors.class));
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
