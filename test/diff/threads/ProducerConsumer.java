// Aims at: wait and notifyAll in a bounded buffer with several producers and consumers.
public class ProducerConsumer {
    static class Buffer {
        final int[] items = new int[3];
        int head, count;

        synchronized void put(int x) throws InterruptedException {
            while (count == items.length) wait();
            items[(head + count++) % items.length] = x;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) wait();
            int x = items[head];
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return x;
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer b = new Buffer();
        long[] sums = new long[3];
        Thread[] all = new Thread[6];
        for (int i = 0; i < 3; i++) {
            int k = i;
            all[i] = new Thread(() -> {
                try {
                    for (int j = 0; j < 100; j++) b.put(k * 1000 + j);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            all[i + 3] = new Thread(() -> {
                try {
                    for (int j = 0; j < 100; j++) sums[k] += b.take();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
        }
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        System.out.println(sums[0] + sums[1] + sums[2] + " " + b.count);
    }
}
