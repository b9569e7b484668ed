import java.util.concurrent.CountDownLatch;

/** Two threads without names, each under one lock, want the other's. With an argument they always meet. */
public class NoNames {
    static final Object A = new Object(), B = new Object();
    static final CountDownLatch met = new CountDownLatch(2);

    static Thread taking(Object first, Object second, boolean sure, String name) {
        return new Thread(() -> {
            synchronized (first) {
                if (sure) {
                    met.countDown();
                    while (met.getCount() > 0) Thread.onSpinWait();
                }
                synchronized (second) {
                    System.out.print("");
                }
            }
        }, name);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = taking(A, B, args.length > 0, ""), two = taking(B, A, args.length > 0, " ");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
