// jars: commons-collections4.jar
// Commons Collections: bags, bidirectional and least-recently-used maps, tries and iterators.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.collections4.Bag;
import org.apache.commons.collections4.BidiMap;
import org.apache.commons.collections4.CollectionUtils;
import org.apache.commons.collections4.ListUtils;
import org.apache.commons.collections4.MapUtils;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.bidimap.TreeBidiMap;
import org.apache.commons.collections4.iterators.PermutationIterator;
import org.apache.commons.collections4.list.TreeList;
import org.apache.commons.collections4.map.LRUMap;
import org.apache.commons.collections4.map.MultiKeyMap;
import org.apache.commons.collections4.multimap.ArrayListValuedHashMap;
import org.apache.commons.collections4.queue.CircularFifoQueue;
import org.apache.commons.collections4.trie.PatriciaTrie;

public class LibCollections4 {
    public static void main(String[] args) {
        Bag<String> bag = new TreeBag<>(Arrays.asList("b", "a", "b"));
        System.out.println(bag + " " + bag.getCount("b"));
        BidiMap<String, Integer> both = new TreeBidiMap<>();
        both.put("one", 1);
        System.out.println(both.getKey(1) + " " + both.inverseBidiMap());
        LRUMap<Integer, String> recent = new LRUMap<>(2);
        for (int i = 0; i < 4; i++) {
            recent.put(i, "v" + i);
        }
        System.out.println(recent);
        PatriciaTrie<Integer> trie = new PatriciaTrie<>();
        trie.put("tea", 1);
        trie.put("team", 2);
        trie.put("toe", 3);
        System.out.println(trie.prefixMap("tea"));
        System.out.println(CollectionUtils.intersection(List.of(1, 2, 3), List.of(2, 3, 4)) + " "
                + CollectionUtils.disjunction(List.of(1, 2), List.of(2, 3)));
        System.out.println(
                ListUtils.partition(List.of(1, 2, 3), 2) + " " + MapUtils.invertMap(java.util.Map.of("k", "v")));
        MultiKeyMap<String, Integer> keys = new MultiKeyMap<>();
        keys.put("a", "b", 7);
        System.out.println(keys.get("a", "b") + " " + keys.get("b", "a"));
        List<List<Integer>> orders = new ArrayList<>();
        new PermutationIterator<>(List.of(1, 2, 3)).forEachRemaining(orders::add);
        System.out.println(orders);
        CircularFifoQueue<Integer> ring = new CircularFifoQueue<>(List.of(1, 2, 3));
        ring.add(4);
        System.out.println(ring + " " + new TreeList<>(List.of(5, 6)).indexOf(6));
        ArrayListValuedHashMap<String, Integer> values = new ArrayListValuedHashMap<>();
        values.putAll("k", List.of(1, 2));
        System.out.println(values + " " + values.size());
    }
}
