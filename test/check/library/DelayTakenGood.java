import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

// An item that may be taken when its delay has passed.
// verdict: clean
public class DelayTakenGood {
    static final DelayQueue<Item> queue = new DelayQueue<>();

    static final class Item implements Delayed {
        final long due = System.nanoTime() + 1_000_000;

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    static void consume() throws InterruptedException {
        Item item = queue.take();
        assert item.due != 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> queue.put(new Item()), DelayTakenGood::consume);
    }
}
