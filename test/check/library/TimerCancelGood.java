import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

// A timer's task uses a resource, which main takes away when it has cancelled the task.
// verdict: clean
public class TimerCancelGood {
    static final CountDownLatch finished = new CountDownLatch(1);
    static volatile StringBuilder resource = new StringBuilder();

    static final TimerTask task = new TimerTask() {
        @Override
        public void run() {
            resource.append('x');
            finished.countDown();
        }
    };

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        timer.schedule(task, 10);
        if (!task.cancel()) {
            finished.await();
        }
        resource = null;
        timer.cancel();
    }
}
