// ends: any
// arguments: 0 | 1 | 2 | 3 | 4 | 5
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sun.misc.Unsafe;

/** Values of the library that contradict themselves: sizes, ordinals, counts. */
public class SpoiltBoxes {
    enum Colour { RED, GREEN }

    static class EnumTwin { String name; int ordinal; }
    static class ListTwin { int modCount; Object[] elementData; int size; }
    static class MapTwin { Object keySet, values; Object[] table; Object entrySet; int size, modCount, threshold; float factor; }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        switch (Integer.parseInt(args[0])) {
            case 0: {
                u.putInt(Integer.valueOf(5), Hostile.offset(Integer.class, "value"), 1 << 30);
                int[] three = new int[3];
                three[Integer.valueOf(5)] = 1;
                break;
            }
            case 1: {
                u.putInt(Colour.RED, Hostile.offset(EnumTwin.class, "ordinal"), -3);
                switch (Colour.RED) {
                    case GREEN: System.out.println("green"); break;
                    default: System.out.println("none");
                }
                break;
            }
            case 2: {
                u.putInt(Colour.GREEN, Hostile.offset(EnumTwin.class, "ordinal"), 1 << 28);
                Map<Colour, String> map = new EnumMap<>(Colour.class);
                map.put(Colour.GREEN, "x");
                break;
            }
            case 3: {
                List<String> list = new ArrayList<>();
                u.putInt(list, Hostile.offset(ListTwin.class, "size"), 1 << 20);
                System.out.println(list);
                break;
            }
            case 4: {
                Map<String, String> map = new HashMap<>();
                map.put("a", "b");
                u.putInt(map, Hostile.offset(MapTwin.class, "size"), -7);
                System.out.println(map + " " + map.size() + new ArrayList<>(map.keySet()));
                break;
            }
            default: {
                Boolean half = (Boolean) u.allocateInstance(Boolean.class);
                u.putByte(half, Hostile.offset(Boolean.class, "value"), (byte) 2);
                System.out.println(half + " " + half.equals(true) + " " + half.hashCode());
            }
        }
        System.out.println("survived");
    }
}
