// Aims at: ArrayList: growth, insertion, removal by index and object, subList, iterators, sort, replaceAll, toArray.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;

public class ArrayLists {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < 30; i++) a.add(i * i % 17);
        a.add(3, 100);
        a.remove(0);
        a.remove(Integer.valueOf(16));
        a.set(1, -1);
        System.out.println(a + " " + a.size() + " " + a.indexOf(9) + a.lastIndexOf(9) + " " + a.contains(50));
        a.subList(5, 20).clear();
        a.addAll(2, List.of(7, 7, 7));
        System.out.println(a + " " + a.hashCode() + " " + a.equals(new ArrayList<>(a)) + " "
            + a.equals(Arrays.asList(1)));
        a.sort(null);
        System.out.println(a);
        a.sort(Comparator.reverseOrder());
        a.removeIf(x -> x % 2 == 0);
        a.replaceAll(x -> x * 10);
        System.out.println(a + " " + Collections.max(a) + Collections.min(a));
        ListIterator<Integer> it = a.listIterator();
        while (it.hasNext()) {
            int v = it.next();
            if (v < 0) it.remove();
            else if (v == 70) it.set(71);
            else it.add(v + 1);
        }
        while (it.hasPrevious()) System.out.print(it.previousIndex() + "=" + it.previous() + " ");
        System.out.println();
        Integer[] array = a.toArray(new Integer[0]);
        Object[] objects = a.toArray();
        System.out.println(array.length + " " + objects.getClass().getSimpleName() + " "
            + a.retainAll(List.of(71, 91)) + a);
        List<List<String>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) nested.add(new ArrayList<>(Collections.nCopies(i, "x")));
        System.out.println(nested + " " + new ArrayList<>(List.of("a", "b")).toString());
        a.add(null);
        System.out.println(a.indexOf(null) + " " + a.contains(null) + " " + a);
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
    }
}
