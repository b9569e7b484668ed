// Aims at: virtual threads: start, join, synchronisation, executor per task, properties.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().name("virt").start(() -> System.out.println(Thread.currentThread().isVirtual()
            + " " + Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon()));
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getThreadGroup());
        AtomicInteger n = new AtomicInteger();
        ReentrantLock lock = new ReentrantLock();
        Object monitor = new Object();
        int[] counts = new int[2];
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            all.add(Thread.startVirtualThread(() -> {
                n.incrementAndGet();
                lock.lock();
                counts[0]++;
                lock.unlock();
                synchronized (monitor) {
                    counts[1]++;
                }
            }));
        }
        for (Thread x : all) x.join();
        System.out.println(n + " " + counts[0] + " " + counts[1]);
        List<Future<Integer>> fs = new ArrayList<>();
        try (ExecutorService e = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 5; i++) {
                int k = i;
                fs.add(e.submit(() -> k * k));
            }
        }
        int sum = 0;
        for (Future<Integer> f : fs) sum += f.resultNow();
        System.out.println(sum);
    }
}
