import java.util.concurrent.ConcurrentSkipListMap;

// A value is published with an entry of a skip list.
// bug: it is written when the entry is there already.
// run --race=hb: data-race SkipListBad.value
// hunt --race=hb: data-race SkipListBad.value confirmed
public class SkipListBad {
    static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            map.put(1, "there");
            value = 1;
        }, () -> {
            while (!map.containsKey(1)) Thread.yield();
            if (value < 0) System.out.println("never");
        });
    }
}
