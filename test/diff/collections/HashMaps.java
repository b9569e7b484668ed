// Aims at: HashMap: collisions, resize, iteration order of strings and ints, compute, merge, null keys, views.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class HashMaps {
    static class Bad implements Comparable<Bad> {
        final int v;

        Bad(int v) {
            this.v = v;
        }

        @Override
        public int hashCode() {
            return v % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Bad b && b.v == v;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(v, o.v);
        }

        @Override
        public String toString() {
            return "B" + v;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) m.merge(w, 1,
            Integer::sum);
        System.out.println(m + " " + m.size() + " " + m.get("the") + m.get("none") + m.getOrDefault("none", 9));
        m.put(null, 5);
        m.putIfAbsent("fox", 100);
        m.computeIfAbsent("new", String::length);
        m.computeIfPresent("dog", (k, v) -> null);
        m.compute("cat", (k, v) -> v == null ? 1 : v + 41);
        m.replaceAll((k, v) -> v * 2);
        System.out.println(m + " " + m.containsKey(null) + m.containsValue(84) + " " + m.remove("fox")
            + m.remove("fox"));
        System.out.println(m.keySet() + " " + m.values() + " " + m.hashCode());
        m.keySet().removeIf(k -> k != null && k.length() > 3);
        m.entrySet().removeIf(e -> e.getValue() == 6);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        System.out.println(m + " " + m.equals(new HashMap<>(m)));
        Map<Bad, Integer> bad = new HashMap<>();
        for (int i = 0; i < 60; i++) bad.put(new Bad(i), i);
        for (int i = 0; i < 60; i += 2) bad.remove(new Bad(i));
        System.out.println(bad.size() + " " + bad.get(new Bad(31)) + " " + bad.get(new Bad(30)) + " "
            + bad.keySet().size());
        Map<Integer, String> ints = new HashMap<>(4);
        for (int i = -20; i < 200; i += 13) ints.put(i, "v" + i);
        System.out.println(ints);
        Set<String> s = new HashSet<>(Set.of("one"));
        System.out.println(s.add("two") + " " + s.add("two") + " " + s.contains("one") + " " + s.remove("one") + " "
            + s);
        Set<Long> longs = new HashSet<>();
        for (long l = 1; l != 0; l <<= 7) longs.add(l);
        System.out.println(longs);
    }
}
