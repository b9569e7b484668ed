import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;

// Both latch and queue look for an interrupt first and wait then: a thread that is interrupted and then let go on may
// have looked before. Main interrupts before each help, so the outcomes are: interrupted, or not and still marked.
// check: --outcomes
public class InterruptedBefore {
    interface Wait {
        void go() throws InterruptedException;
    }

    static String result(Wait wait) {
        try {
            wait.go();
            return Thread.interrupted() ? "late" : "unmarked";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread one = new Thread(() -> System.out.print(result(latch::await) + " "));
        one.start();
        one.interrupt();
        latch.countDown();
        one.join();
        Thread two = new Thread(() -> System.out.print(result(queue::take) + "\n"));
        two.start();
        two.interrupt();
        queue.add(1);
        two.join();
    }
}
