// verdict: clean
import java.util.concurrent.ConcurrentLinkedQueue;

/** A server takes tasks from a queue until it is stopped, which nobody does. */
class SpinIdleServerGood {
    static final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    static volatile boolean stop;
    static volatile int done;

    static void serve() {
        while (!stop) {
            Runnable task = tasks.poll();
            if (task != null) task.run();
            else Thread.onSpinWait();
        }
    }

    public static void main(String[] args) {
        new Thread(SpinIdleServerGood::serve).start();
        tasks.add(() -> done++);
    }
}
