import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// Items in a synchronized list.
// run --race=hb: none
public class SynchronizedListGood {
    static final class Item {
        int price;
    }

    static final List<Item> items = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Item item = new Item();
            item.price = 5;
            items.add(item);
        }, () -> {
            if (items.size() > 0) {
                seen[0] = items.get(0).price;
            }
        });
    }
}
