import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/* Time-outs of JUnit, which pass only if what is tested hangs. */
class Timed {
    static void ends() throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join();
    }

    static void hangs() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    @Test
    @Timeout(5)
    void endsInTime() throws InterruptedException {
        ends();
    }

    @Test
    @Timeout(5)
    void hangsForGood() throws InterruptedException {
        hangs();
    }

    @Test
    void endsBeforeAssertion() {
        assertTimeout(Duration.ofSeconds(2), Timed::ends);
    }

    @Test
    void sleepsTooLong() {
        assertTimeout(Duration.ofSeconds(2), () -> Thread.sleep(3000));
    }

    @Test
    void endsUnharmed() {
        assertTimeoutPreemptively(Duration.ofSeconds(2), Timed::ends);
    }

    @Test
    void isHarmed() {
        assertTimeoutPreemptively(Duration.ofSeconds(2), Timed::hangs);
    }
}
