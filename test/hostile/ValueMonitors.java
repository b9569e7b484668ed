// ends: 0
// prints: 3 refused, 5000 deep, true
/** Monitors of boxes, strings, classes and arrays; taken very often, left by those who do not hold them. */
public class ValueMonitors {
    static int refused, deepest;

    static void refuse(Runnable act) {
        try {
            act.run();
        } catch (IllegalMonitorStateException e) {
            refused++;
        }
    }

    static void dive(Object o, int depth) {
        if (depth == 5000) deepest = depth;
        else
            synchronized (o) {
                dive(o, depth + 1);
            }
    }

    public static void main(String[] args) throws Exception {
        Object[] odd = {Integer.valueOf(1), "literal", int.class, int[].class, new int[0], Boolean.TRUE, 'c', 1.5, ValueMonitors.class};
        Thread t = new Thread(() -> {
            for (Object o : odd)
                synchronized (o) {
                    o.notifyAll();
                }
        });
        t.start();
        for (Object o : odd)
            synchronized (o) {
                o.wait(1);
                o.notify();
            }
        t.join();
        refuse(() -> odd[0].notify());
        refuse(() -> odd[1].notifyAll());
        refuse(() -> {
            try {
                odd[2].wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        dive(odd[3], 0);
        System.out.println(refused + " refused, " + deepest + " deep, " + !Thread.holdsLock(odd[3]));
    }
}
