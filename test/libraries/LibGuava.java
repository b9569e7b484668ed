// jars: guava.jar
// Guava: collections, caches, hashing, splitting, graphs and its event bus.
import com.google.common.base.CaseFormat;
import com.google.common.base.Joiner;
import com.google.common.base.Preconditions;
import com.google.common.base.Splitter;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Multimap;
import com.google.common.collect.Ordering;
import com.google.common.collect.Range;
import com.google.common.collect.Sets;
import com.google.common.collect.Table;
import com.google.common.collect.TreeMultiset;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import com.google.common.graph.GraphBuilder;
import com.google.common.graph.Graphs;
import com.google.common.graph.MutableGraph;
import com.google.common.hash.Hashing;
import com.google.common.math.BigIntegerMath;
import com.google.common.primitives.Ints;
import com.google.common.reflect.TypeToken;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.MoreExecutors;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

public class LibGuava {
    public static class Listener {
        @Subscribe
        public void heard(String text) {
            System.out.println("heard " + text);
        }
    }

    public static void main(String[] args) throws Exception {
        Multimap<String, Integer> multimap = ArrayListMultimap.create();
        multimap.put("a", 1);
        multimap.put("a", 2);
        System.out.println(multimap + " " + ImmutableMap.of("x", 1, "y", 2) + " " + ImmutableSortedSet.of(3, 1, 2));
        Table<String, Integer, Character> table = HashBasedTable.create();
        table.put("row", 1, 'c');
        System.out.println(table + " " + TreeMultiset.create(Arrays.asList(2, 1, 2)));
        System.out.println(Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a, b,, c"));
        System.out.println(Joiner.on("-").skipNulls().join("x", null, "y"));
        System.out.println(CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someName"));
        System.out.println(
                Lists.partition(List.of(1, 2, 3, 4, 5), 2) + " " + Sets.powerSet(Sets.newHashSet(1, 2)).size());
        System.out.println(Ordering.natural().reverse().sortedCopy(List.of(2, 3, 1)) + " " + Range.closedOpen(1, 5));
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(2).recordStats()
                .build(CacheLoader.from(String::length));
        System.out.println(cache.get("four") + " " + cache.get("four") + " " + cache.stats().hitCount());
        System.out.println(Hashing.sha256().hashString("text", StandardCharsets.UTF_8));
        System.out.println(Hashing.murmur3_32_fixed().hashInt(42) + " " + BigIntegerMath.factorial(25));
        System.out.println(Ints.max(1, 9, 3) + " " + new TypeToken<List<String>>() {}.getType());
        EventBus bus = new EventBus();
        bus.register(new Listener());
        bus.post("event");
        MutableGraph<Integer> graph = GraphBuilder.directed().build();
        graph.putEdge(1, 2);
        graph.putEdge(2, 3);
        System.out.println(Graphs.reachableNodes(graph, 1) + " " + Graphs.hasCycle(graph));
        System.out.println(
                Futures.transform(Futures.immediateFuture(20), n -> n + 1, MoreExecutors.directExecutor()).get());
        try {
            Preconditions.checkArgument(false, "bad %s", 7);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
