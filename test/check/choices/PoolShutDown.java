import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

// A pool without workers is shut down and then terminated: another thread may look in between. It looks for the first
// before it looks for the second, so it sees neither, the first, the second (shut down between its looks), or both.
// check: --outcomes
public class PoolShutDown {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread t = new Thread(pool::shutdown);
        t.start();
        System.out.println(pool.isShutdown() + " " + pool.isTerminated());
        t.join();
    }
}
