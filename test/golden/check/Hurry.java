import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class Hurry {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            count++;
            latch.countDown();
        });
        thread.start();
        if (!latch.await(5, TimeUnit.SECONDS)) throw new IllegalStateException("too late");
        thread.join();
        count++;
        if (count == 2) throw new IllegalStateException("always");
    }
}

class Ordered {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Object one = new Object(), two = new Object();
        Thread thread = new Thread(() -> {
            synchronized (one) {
                synchronized (two) {
                    x++;
                }
            }
        });
        thread.start();
        thread.join(1000);
        if (thread.isAlive()) return;
        synchronized (two) {
            synchronized (one) {
                x++;
            }
        }
    }
}
