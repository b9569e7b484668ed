import java.util.concurrent.CountDownLatch;
import org.junit.Test;

public class TimedFour {
    @Test(timeout = 1000)
    public void ends() throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join();
    }

    @Test(timeout = 1000)
    public void hangs() throws InterruptedException {
        new CountDownLatch(1).await();
    }
}
