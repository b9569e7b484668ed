// ends: any
// arguments: tid | eetop | status | holder | target | name | loader | group | locals | interrupted
import sun.misc.Unsafe;

/** Threads whose fields say something else than what they are. */
public class SpoiltThreads {
    static class Twin17 {
        volatile String name;
        int priority;
        boolean daemon, interrupted, stillborn;
        long eetop;
        Runnable target;
        ThreadGroup group;
        ClassLoader contextClassLoader;
        Object inheritedAccessControlContext, threadLocals, inheritableThreadLocals;
        long stackSize, tid;
        volatile int threadStatus;
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        Thread t = new Thread(() -> System.out.println(Thread.currentThread()));
        switch (args[0]) {
            case "tid": u.putLong(t, Hostile.offset(Twin17.class, "tid"), -5); break;
            case "eetop": u.putLong(t, Hostile.offset(Twin17.class, "eetop"), 0x4141414141L); break;
            case "status": u.putInt(t, Hostile.offset(Twin17.class, "threadStatus"), 0x7fff); break;
            case "holder": u.putObject(t, Hostile.offset(Twin17.class, "name"), null); break;
            case "target": u.putObject(t, Hostile.offset(Twin17.class, "target"), null); break;
            case "name": u.putObject(t, Hostile.offset(Twin17.class, "name"), u.allocateInstance(String.class)); break;
            case "loader": u.putObject(t, Hostile.offset(Twin17.class, "contextClassLoader"), u.allocateInstance(java.net.URLClassLoader.class)); break;
            case "group": u.putObject(t, Hostile.offset(Twin17.class, "group"), u.allocateInstance(ThreadGroup.class)); break;
            case "locals": u.putObject(t, Hostile.offset(Twin17.class, "threadLocals"), null); break;
            default: u.putBoolean(t, Hostile.offset(Twin17.class, "interrupted"), true);
        }
        t.start();
        t.interrupt();
        t.join();
        Thread.currentThread().getStackTrace();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getName());
    }
}
