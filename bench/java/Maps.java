import java.util.HashMap;
import java.util.Map;

/** HashMap with boxed keys: puts, gets, iteration, removal. */
public class Maps {
    public static void main(String[] args) {
        long sum = 0;
        for (int round = 0; round < 14; round++) {
            Map<Integer, Integer> map = new HashMap<>();
            for (int i = 0; i < 20_000; i++) {
                int key = i * 31 + round;
                Integer old = map.get(key & 0x3fff);
                map.put(key & 0x3fff, old == null ? 1 : old + 1);
            }
            for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
                sum += (long) entry.getKey() * entry.getValue();
            }
            for (int i = 0; i < 10_000; i += 3) {
                map.remove(i);
            }
            sum += map.size();
        }
        System.out.println(sum);
    }
}
