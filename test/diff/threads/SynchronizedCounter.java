// Aims at: mutual exclusion by instance methods, static methods and blocks over several locks.
public class SynchronizedCounter {
    int a, b;
    static int s;
    final Object lock = new Object();

    synchronized void incA() {
        a++;
    }

    void incB() {
        synchronized (lock) {
            b++;
        }
    }

    static synchronized void incS() {
        s++;
    }

    static void viaClass() {
        synchronized (SynchronizedCounter.class) {
            s++;
        }
    }

    public static void main(String[] args) throws Exception {
        SynchronizedCounter c = new SynchronizedCounter();
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                for (int j = 0; j < 200; j++) {
                    c.incA();
                    c.incB();
                    if (k % 2 == 0) incS();
                    else viaClass();
                }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(c.a + " " + c.b + " " + s);
    }
}
