// Aims at: ConcurrentHashMap under concurrent merge, its bulk methods, ConcurrentSkipListMap, CopyOnWrite lists.
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class ConcurrentMaps {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        ConcurrentSkipListMap<Integer, Integer> s = new ConcurrentSkipListMap<>();
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        String[] words = "a b c d e f g h i j k l m n o p q r s t u v w x y z".split(" ");
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                for (int j = 0; j < 104; j++) {
                    m.merge(words[(j * 5 + k) % 26], 1, Integer::sum);
                    s.put(j * 4 + k, k);
                    q.add(j);
                    if (j % 20 == 0) c.add(k);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(new TreeMap<>(m) + " " + m.size() + " " + m.reduceValues(100, Integer::sum));
        System.out.println(s.size() + " " + s.firstKey() + s.lastKey() + " " + s.headMap(5) + " " + s.ceilingKey(200));
        int sum = 0;
        for (int x : q) sum += x;
        System.out.println(q.size() + " " + sum + " " + c.size() + " " + c.stream().mapToInt(x -> x).sum());
        System.out.println(m.putIfAbsent("a", 5) + " " + m.replace("a", 16, 0) + " "
            + m.computeIfAbsent("new", String::length)
            + m.computeIfPresent("new", (k, v) -> null) + m.getOrDefault("new", -1) + " " + m.remove("b", 1)
            + m.remove("b", 16));
        for (Integer x : c) if (x == 0) c.remove(x);
        System.out.println(c.contains(0) + " " + List.copyOf(m.keySet()).size());
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        for (Map.Entry<String, Integer> e : m.entrySet()) if (e.getKey().compareTo("m") > 0) m.remove(e.getKey());
        System.out.println(new TreeMap<>(m).keySet());
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        for (int i = 0; i < 500; i++) big.put(i * 31, i);
        System.out.println(big.size() + " " + big.search(1000, (k, v) -> v == 250 ? k : null) + " "
            + big.mappingCount());
    }
}
