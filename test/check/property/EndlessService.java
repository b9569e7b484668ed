/** Main waits for the end of a thread that serves for ever; another one is let in and out again and again. */
public class EndlessService {
    static final Object lock = new Object();
    static int served;

    static void serve() {
        while (true) {
            synchronized (lock) {
                served = 1 - served;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(EndlessService::serve), two = new Thread(EndlessService::serve);
        one.start();
        two.start();
        one.join();
    }
}
