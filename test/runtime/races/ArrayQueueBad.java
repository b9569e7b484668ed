import java.util.concurrent.ArrayBlockingQueue;

// Items go from a producer to a consumer through a bounded queue.
// bug: the producer changes an item that it has put.
// run --race=hb: data-race Item.number
public class ArrayQueueBad {
    static final class Item {
        int number;
    }

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Item> queue = new ArrayBlockingQueue<>(2);
        int[] sum = new int[1];
        Run.all(() -> {
            for (int i = 0; i < 4; i++) {
                Item item = new Item();
                queue.put(item);
                item.number = i;
            }
        }, () -> {
            for (int i = 0; i < 4; i++) {
                sum[0] += queue.take().number;
            }
        });
    }
}
