import java.util.concurrent.ConcurrentSkipListMap;

// A value is published with an entry of a skip list.
// run --race=hb: none
public class SkipListGood {
    static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            value = 1;
            map.put(1, "there");
        }, () -> {
            while (!map.containsKey(1)) Thread.yield();
            System.out.println(value);
        });
    }
}
