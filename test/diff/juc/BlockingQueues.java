// Aims at: ArrayBlockingQueue, LinkedBlockingQueue, SynchronousQueue, PriorityBlockingQueue, DelayQueue-free timing.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class BlockingQueues {
    static long pump(BlockingQueue<Integer> q, int n) throws Exception {
        long[] sum = {0};
        Thread c = new Thread(() -> {
            try {
                for (int x; (x = q.take()) >= 0;) sum[0] = sum[0] * 3 + x;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        c.start();
        for (int i = 0; i < n; i++) q.put(i);
        q.put(-1);
        c.join();
        return sum[0];
    }

    public static void main(String[] args) throws Exception {
        System.out.println(pump(new ArrayBlockingQueue<>(2), 30) + " " + pump(new LinkedBlockingQueue<>(3), 30) + " "
            + pump(new SynchronousQueue<>(), 30) + " " + pump(new LinkedBlockingDeque<>(1), 30) + " "
            + pump(new LinkedTransferQueue<>(), 30));
        BlockingQueue<String> q = new ArrayBlockingQueue<>(2, true);
        System.out.println(q.offer("a") + " " + q.offer("b") + " " + q.offer("c") + " "
            + q.offer("d", 1, TimeUnit.MILLISECONDS) + " " + q.remainingCapacity() + q.poll() + q.peek() + q);
        try {
            q.add("x");
            q.add("y");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<String> drained = new ArrayList<>();
        System.out.println(q.drainTo(drained) + " " + drained + " " + q.poll(1, TimeUnit.MILLISECONDS));
        PriorityBlockingQueue<Integer> p = new PriorityBlockingQueue<>();
        for (int i : new int[] {5, 1, 4, 2, 3}) p.put(i);
        StringBuilder b = new StringBuilder();
        while (!p.isEmpty()) b.append(p.take());
        System.out.println(b + " " + new SynchronousQueue<String>().offer("nobody"));
    }
}
