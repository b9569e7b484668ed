import java.util.Arrays;
import java.util.Comparator;

/** Sorts objects with a comparator made of lambdas. */
public class SortObjects {
    static final class Item {
        final int major;
        final int minor;

        Item(int major, int minor) {
            this.major = major;
            this.minor = minor;
        }

        int major() {
            return major;
        }

        int minor() {
            return minor;
        }
    }

    public static void main(String[] args) {
        Comparator<Item> order = Comparator.comparingInt(Item::major).thenComparing(Item::minor);
        int seed = 12345;
        long sum = 0;
        for (int round = 0; round < 4; round++) {
            Item[] items = new Item[20_000];
            for (int i = 0; i < items.length; i++) {
                seed = seed * 1103515245 + 12345;
                items[i] = new Item(seed >>> 26, seed >>> 8);
            }
            Arrays.sort(items, order);
            for (int i = 0; i < items.length; i += 100) {
                sum = sum * 31 + items[i].minor;
            }
        }
        System.out.println(sum);
    }
}
