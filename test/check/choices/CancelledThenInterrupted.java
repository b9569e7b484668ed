import java.util.concurrent.FutureTask;

// A task is cancelled before its thread is interrupted: while it runs, it can find itself cancelled and not (yet)
// interrupted; it looks for the first before it looks for the second.
// check: --outcomes
public class CancelledThenInterrupted {
    static FutureTask<Void> task;
    static String seen = "not run";

    static Void look() {
        seen = task.isCancelled() + " " + Thread.currentThread().isInterrupted();
        return null;
    }

    public static void main(String[] args) throws InterruptedException {
        task = new FutureTask<>(CancelledThenInterrupted::look);
        Thread t = new Thread(task);
        t.start();
        task.cancel(true);
        t.join();
        System.out.println(seen);
    }
}
