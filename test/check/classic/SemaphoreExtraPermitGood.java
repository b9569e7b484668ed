import java.util.concurrent.Semaphore;

// A semaphore with one permit; one of the waiting threads gives up when it is interrupted.
// verdict: clean
public class SemaphoreExtraPermitGood {
    static final Semaphore permit = new Semaphore(1);
    static volatile int inside;

    static void use() throws InterruptedException {
        permit.acquire();
        int others = inside;
        inside = others + 1;
        assert others == 0 : "two are inside";
        inside = 0;
        permit.release();
    }

    static void impatient() {
        try {
            permit.acquire();
            permit.release();
        } catch (InterruptedException e) {
            // gave up
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread impatient = new Thread(SemaphoreExtraPermitGood::impatient);
        Thread other = Run.thread(SemaphoreExtraPermitGood::use);
        impatient.start();
        impatient.interrupt();
        other.start();
        use();
        other.join();
        impatient.join();
    }
}
