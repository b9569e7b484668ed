import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two threads make objects in one long step, which nobody sees: a word says which. Two others may be deadlocked. */
public class Garbage {
    static final Object left = new Object(), right = new Object();

    static void work(String what) {
        List<Object> kept = new ArrayList<>();
        Map<Integer, String> last = new LinkedHashMap<>();
        for (long n = 0; n >= 0; n++) {
            switch (what) {
            case "objects": kept = new ArrayList<>(List.of(n)); break;
            case "arrays": kept = new ArrayList<>(List.of(new byte[(int) (n % 64) << 16])); break;
            case "texts": last.put((int) n % 1000, "text " + n); break;
            case "hashes": kept = new ArrayList<>(List.of(new Object().hashCode())); break;
            case "kept": kept.add(new long[100]); break;
            case "thrown":
                try {
                    throw new IllegalStateException("thrown " + n);
                } catch (IllegalStateException e) {
                    kept = new ArrayList<>(List.of(e));
                }
                break;
            default: return;
            }
        }
    }

    static void lock(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) new Thread(() -> work(args[0])).start();
        boolean orderly = args.length > 1;
        new Thread(() -> lock(left, right)).start();
        new Thread(() -> lock(orderly ? left : right, orderly ? right : left)).start();
        if (args.length > 2) work(args[0]);
    }
}
