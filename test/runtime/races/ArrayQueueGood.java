import java.util.concurrent.ArrayBlockingQueue;

// Items go from a producer to a consumer through a bounded queue.
// run --race=hb: none
public class ArrayQueueGood {
    static final class Item {
        int number;
    }

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Item> queue = new ArrayBlockingQueue<>(2);
        int[] sum = new int[1];
        Run.all(() -> {
            for (int i = 0; i < 4; i++) {
                Item item = new Item();
                item.number = i;
                queue.put(item);
            }
        }, () -> {
            for (int i = 0; i < 4; i++) {
                sum[0] += queue.take().number;
            }
        });
    }
}
