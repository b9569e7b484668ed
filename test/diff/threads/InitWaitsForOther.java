// Aims at: a thread that uses a class being initialised by another blocks until that is finished.
public class InitWaitsForOther {
    static final Object lock = new Object();
    static boolean inside, proceed;

    static class Config {
        static String value = "unset";

        static {
            synchronized (lock) {
                inside = true;
                lock.notifyAll();
                while (!proceed) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
            value = "set";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println("a sees " + Config.value));
        a.start();
        synchronized (lock) {
            while (!inside) lock.wait();
        }
        StringBuffer log = new StringBuffer();
        Thread b = new Thread(() -> log.append("b sees " + Config.value));
        b.start();
        Thread.sleep(5);
        System.out.println("b has seen nothing: " + log.isEmpty());
        synchronized (lock) {
            proceed = true;
            lock.notifyAll();
        }
        a.join();
        b.join();
        System.out.println(log);
    }
}
