import java.util.concurrent.Semaphore;

// A producer and a consumer with semaphores: one counts the items, one is the lock of the buffer.
// verdict: clean
public class SemaphoreOrderGood {
    static final Semaphore items = new Semaphore(0), mutex = new Semaphore(1);
    static int count;

    static void produce() throws InterruptedException {
        mutex.acquire();
        count++;
        mutex.release();
        items.release();
    }

    static void consume() throws InterruptedException {
        items.acquire();
        mutex.acquire();
        count--;
        mutex.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreOrderGood::produce, SemaphoreOrderGood::consume);
        assert count == 0;
    }
}
