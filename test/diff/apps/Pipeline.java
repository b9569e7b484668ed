// Aims at: a bigger concurrent program: a three-stage pipeline over queues with poison pills, ordered result.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Pipeline {
    record Item(int id, String text) {
        static final Item END = new Item(-1, "");
    }

    interface Step {
        Item apply(Item i);
    }

    static List<Thread> stage(int workers, BlockingQueue<Item> in, BlockingQueue<Item> out, Step step) {
        List<Thread> all = new ArrayList<>();
        for (int w = 0; w < workers; w++) {
            Thread t = new Thread(() -> {
                try {
                    for (Item i; (i = in.take()) != Item.END;) out.put(step.apply(i));
                    in.put(Item.END);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            t.start();
            all.add(t);
        }
        return all;
    }

    static void finish(List<Thread> stage, BlockingQueue<Item> next) throws InterruptedException {
        for (Thread t : stage) t.join();
        next.put(Item.END);
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<Item> a = new ArrayBlockingQueue<>(3), b = new ArrayBlockingQueue<>(3),
            c = new ArrayBlockingQueue<>(100);
        List<Thread> first = stage(2, a, b, i -> new Item(i.id(), i.text().toUpperCase()));
        List<Thread> second = stage(3, b, c, i -> new Item(i.id(), new StringBuilder(i.text()).reverse() + "/"
            + i.text().length()));
        for (int i = 0; i < 40; i++) a.put(new Item(i, "item" + i * i));
        a.put(Item.END);
        finish(first, b);
        finish(second, c);
        TreeMap<Integer, String> result = new TreeMap<>();
        for (Item i; (i = c.take()) != Item.END;) result.put(i.id(), i.text());
        System.out.println(result.size() + " " + result.get(0) + " " + result.get(39) + " " + result.hashCode());
    }
}
