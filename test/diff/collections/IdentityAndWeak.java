// Aims at: IdentityHashMap, Objects helpers, Comparator chains, Hashtable and Properties.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;

public class IdentityAndWeak {
    record P(String name, Integer age, double score) { }

    public static void main(String[] args) {
        Map<String, Integer> id = new IdentityHashMap<>();
        String a = new String("k");
        id.put("k", 1);
        id.put(a, 2);
        id.put(new String("k"), 3);
        System.out.println(id.size() + " " + id.get("k") + id.get(a) + id.get(new String("k")) + id.containsKey(a));
        Hashtable<String, Integer> h = new Hashtable<>();
        h.put("x", 1);
        h.put("y", 2);
        System.out.println(h + " " + h.contains(2) + new TreeSet<>(h.keySet()));
        Properties p = new Properties();
        p.setProperty("key", "value");
        System.out.println(p.getProperty("key") + p.getProperty("none", "default") + p.stringPropertyNames());
        System.out.println(Objects.equals(null, null) + " " + Objects.hash(1, "a", null) + " "
            + Objects.hashCode(null) + " "
            + Objects.toString(null, "d") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.isNull(a) + " "
            + Objects.compare(1, 2, Comparator.naturalOrder()));
        List<P> people = new ArrayList<>(List.of(new P("bob", 30, 1.5), new P("al", null, 2.5), new P("cy", 25, 0.5),
            new P("bob", 20, 9)));
        people.sort(Comparator.comparing(P::name).thenComparing(P::age,
            Comparator.nullsFirst(Comparator.naturalOrder())));
        System.out.println(people);
        people.sort(Comparator.comparing(P::age, Comparator.nullsLast(Comparator.reverseOrder())));
        System.out.println(people);
        people.sort(Comparator.comparingDouble(P::score).reversed());
        System.out.println(people.get(0).name() + people.get(3).name());
    }
}
