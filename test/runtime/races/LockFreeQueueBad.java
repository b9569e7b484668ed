import java.util.concurrent.ConcurrentLinkedQueue;

// Items go through a ConcurrentLinkedQueue, which the consumer polls.
// bug: the item is completed after it was offered.
// run --race=hb: data-race Item.number
public class LockFreeQueueBad {
    static final class Item {
        int number;
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Item> queue = new ConcurrentLinkedQueue<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Item item = new Item();
            queue.offer(item);
            item.number = 42;
        }, () -> {
            Item item = queue.poll();
            seen[0] = item == null ? 0 : item.number;
        });
    }
}
