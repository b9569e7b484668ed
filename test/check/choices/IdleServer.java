// check:
// check: --no-por --jobs=2
// check: -Dstop
import java.util.concurrent.ConcurrentLinkedQueue;

/** A server takes tasks from a queue until it is stopped: a note if nobody ever does, a finding if somebody does now and then. */
public class IdleServer {
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
        new Thread(IdleServer::serve).start();
        tasks.add(() -> done++);
        if (System.getProperty("stop") != null && done == 1) stop = true;
    }
}
