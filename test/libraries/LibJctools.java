// jars: jctools-core.jar
// JCTools: its queues between threads, and its map.
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.jctools.maps.NonBlockingHashMap;
import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.MpscArrayQueue;
import org.jctools.queues.MpscUnboundedArrayQueue;
import org.jctools.queues.SpscArrayQueue;
import org.jctools.queues.SpscUnboundedArrayQueue;

public class LibJctools {
    private static void pass(Queue<Integer> queue, int producers) throws InterruptedException {
        Thread[] threads = new Thread[producers];
        for (int i = 0; i < producers; i++) {
            threads[i] = new Thread(() -> {
                for (int n = 1; n <= 100; n++) {
                    while (!queue.offer(n)) {
                        Thread.yield();
                    }
                }
            });
            threads[i].start();
        }
        AtomicLong sum = new AtomicLong();
        for (int left = 100 * producers; left > 0;) {
            Integer n = queue.poll();
            if (n != null) {
                sum.addAndGet(n);
                left--;
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(queue.getClass().getSimpleName() + " " + sum + " " + queue.isEmpty());
    }

    public static void main(String[] args) throws Exception {
        pass(new SpscArrayQueue<>(16), 1);
        pass(new SpscUnboundedArrayQueue<>(8), 1);
        pass(new MpscArrayQueue<>(16), 3);
        pass(new MpscUnboundedArrayQueue<>(8), 3);
        pass(new MpmcArrayQueue<>(16), 2);
        NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
        for (int i = 0; i < 50; i++) {
            map.merge("k" + i % 5, 1, Integer::sum);
        }
        System.out.println(new java.util.TreeMap<>(map));
    }
}
