// Aims at: collectors: grouping, partitioning, joining, toMap with merge, teeing, summarising, nested downstreams.
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CollectorsTour {
    record Emp(String name, String dept, int pay, boolean senior) { }

    public static void main(String[] args) {
        List<Emp> emps = List.of(new Emp("Ann", "dev", 100, true), new Emp("Bob", "dev", 80, false),
            new Emp("Cid", "ops", 70, false), new Emp("Dee", "ops", 95, true), new Emp("Eve", "hr", 60, false));
        System.out.println("" + emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
            Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println("" + emps.stream().collect(Collectors.partitioningBy(Emp::senior, Collectors.counting())));
        System.out.println("" + emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
            Collectors.averagingInt(Emp::pay))) + " " + emps.stream().collect(Collectors.summingInt(Emp::pay)));
        System.out.println("" + emps.stream().map(Emp::name).collect(Collectors.joining(", ", "<", ">")) + " "
            + emps.stream().collect(Collectors.summarizingInt(Emp::pay)));
        Map<String, Integer> byDept = emps.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Integer::sum,
            LinkedHashMap::new));
        System.out.println(byDept + " " + emps.stream().collect(Collectors.toMap(Emp::name, Emp::pay)).get("Dee"));
        System.out.println("" + emps.stream().collect(Collectors.teeing(Collectors.counting(),
            Collectors.averagingDouble(Emp::pay), (n, a) -> n + "@" + a)));
        System.out.println("" + emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
            Collectors.collectingAndThen(
            Collectors.maxBy((a, b) -> Integer.compare(a.pay(), b.pay())), o -> o.get().name()))));
        System.out.println("" + emps.stream().collect(Collectors.groupingBy(e -> e.pay() / 20, TreeMap::new,
            Collectors.filtering(Emp::senior, Collectors.flatMapping(e -> Stream.of(e.name(), e.dept()),
                Collectors.toCollection(TreeSet::new))))));
        System.out.println("" + emps.stream().collect(Collectors.reducing(0, Emp::pay, Math::max)) + " "
            + Stream.of(1, 2, 3, 4).collect(Collectors.toUnmodifiableList()) + " "
            + emps.stream().map(Emp::dept).collect(Collectors.toCollection(TreeSet::new)));
        try {
            emps.stream().collect(Collectors.toMap(Emp::dept, Emp::pay));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("" + Stream.of("x", "yy", "zz").collect(StringBuilder::new, StringBuilder::append,
            StringBuilder::append));
    }
}
