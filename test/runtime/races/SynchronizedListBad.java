import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// Items in a synchronized list.
// bug: an item is changed after it was added.
// run --race=hb: data-race Item.price
public class SynchronizedListBad {
    static final class Item {
        int price;
    }

    static final List<Item> items = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Item item = new Item();
            items.add(item);
            item.price = 5;
        }, () -> {
            if (items.size() > 0) {
                seen[0] = items.get(0).price;
            }
        });
    }
}
