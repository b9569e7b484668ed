import java.util.concurrent.SynchronousQueue;

// A synchronous queue hands items over, one at a time.
// run --race=hb: none
public class RendezvousGood {
    static final class Item {
        int state = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Item> queue = new SynchronousQueue<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Item item = new Item();
            item.state = 2;
            queue.put(item);
        }, () -> seen[0] = queue.take().state);
    }
}
