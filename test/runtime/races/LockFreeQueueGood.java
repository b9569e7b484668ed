import java.util.concurrent.ConcurrentLinkedQueue;

// Items go through a ConcurrentLinkedQueue, which the consumer polls.
// run --race=hb: none
public class LockFreeQueueGood {
    static final class Item {
        int number;
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Item> queue = new ConcurrentLinkedQueue<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Item item = new Item();
            item.number = 42;
            queue.offer(item);
        }, () -> {
            Item item = queue.poll();
            seen[0] = item == null ? 0 : item.number;
        });
    }
}
