// Aims at: a bigger program: an LRU cache with its own hash table and doubly linked list, against a reference model.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

public class LruCache<K, V> {
    private static class Node<K, V> {
        final K key;
        V value;
        Node<K, V> before, after, chain;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private final Node<K, V>[] table;
    private final Node<K, V> head = new Node<>(null, null);
    private final int capacity;
    private int size, hits, misses;

    @SuppressWarnings("unchecked")
    LruCache(int capacity) {
        this.capacity = capacity;
        table = (Node<K, V>[]) new Node[16];
        head.before = head.after = head;
    }

    private int slot(K k) {
        int h = k.hashCode();
        return (h ^ h >>> 16) & table.length - 1;
    }

    private Node<K, V> find(K k) {
        for (Node<K, V> n = table[slot(k)]; n != null; n = n.chain) if (n.key.equals(k)) return n;
        return null;
    }

    private void unlink(Node<K, V> n) {
        n.before.after = n.after;
        n.after.before = n.before;
    }

    private void front(Node<K, V> n) {
        n.after = head.after;
        n.before = head;
        head.after.before = n;
        head.after = n;
    }

    V get(K k) {
        Node<K, V> n = find(k);
        if (n == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(n);
        front(n);
        return n.value;
    }

    void put(K k, V v) {
        Node<K, V> n = find(k);
        if (n != null) {
            n.value = v;
            unlink(n);
            front(n);
            return;
        }
        if (size == capacity) evict();
        n = new Node<>(k, v);
        n.chain = table[slot(k)];
        table[slot(k)] = n;
        front(n);
        size++;
    }

    private void evict() {
        Node<K, V> n = head.before;
        unlink(n);
        int s = slot(n.key);
        if (table[s] == n) {
            table[s] = n.chain;
        } else {
            Node<K, V> p = table[s];
            while (p.chain != n) p = p.chain;
            p.chain = n.chain;
        }
        size--;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        for (Node<K, V> n = head.after; n != head; n = n.after) b.append(n.key).append('=').append(n.value).append(' ');
        return b + "hits " + hits + " misses " + misses;
    }

    public static void main(String[] args) {
        LruCache<Integer, String> cache = new LruCache<>(10);
        Map<Integer, String> model = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 10;
            }
        };
        Random r = new Random(5);
        int disagreements = 0;
        for (int i = 0; i < 2000; i++) {
            int k = r.nextInt(25) * 17;
            if (r.nextInt(3) == 0) {
                cache.put(k, "v" + i);
                model.put(k, "v" + i);
            } else {
                String a = cache.get(k), b = model.get(k);
                if (a == null ? b != null : !a.equals(b)) disagreements++;
            }
        }
        System.out.println(disagreements + " " + cache);
    }
}
