// verdict: spin-deadlock
import java.util.concurrent.ConcurrentLinkedQueue;

/** A server takes tasks from a queue until it is stopped, which is done only if it is quick. */
class SpinIdleServerBad {
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
        new Thread(SpinIdleServerBad::serve).start();
        tasks.add(() -> done++);
        if (done == 1) stop = true;
    }
}
