import java.util.concurrent.Semaphore;

// A producer and a consumer with semaphores: one counts the items, one is the lock of the buffer.
// bug: the consumer takes the lock and then waits for an item, which nobody can put without the lock.
// verdict: deadlock
public class SemaphoreOrderBad {
    static final Semaphore items = new Semaphore(0), mutex = new Semaphore(1);
    static int count;

    static void produce() throws InterruptedException {
        mutex.acquire();
        count++;
        mutex.release();
        items.release();
    }

    static void consume() throws InterruptedException {
        mutex.acquire();
        items.acquire();
        count--;
        mutex.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreOrderBad::produce, SemaphoreOrderBad::consume);
        assert count == 0;
    }
}
