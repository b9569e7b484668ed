// Aims at: messages of the exceptions the VM and the core library throw.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

public class RuntimeTexts {
    interface Code {
        void run() throws Exception;
    }

    static void attempt(Code c) {
        try {
            c.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    enum Color { RED }

    public static void main(String[] args) {
        int zero = args.length;
        long lzero = zero;
        attempt(() -> System.out.println(1 / zero));
        attempt(() -> System.out.println(1 % zero));
        attempt(() -> System.out.println(1L / lzero));
        attempt(() -> System.out.println(1L % lzero));
        attempt(() -> System.out.println(1.0 / zero));
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.multiplyExact(Long.MAX_VALUE, 2L));
        attempt(() -> Math.toIntExact(1L << 40));
        attempt(() -> Math.negateExact(Integer.MIN_VALUE));
        attempt(() -> "abc".charAt(3));
        attempt(() -> "abc".substring(2, 1));
        attempt(() -> "abc".substring(4));
        attempt(() -> "abc".substring(-1));
        attempt(() -> new StringBuilder("abc").deleteCharAt(5));
        attempt(() -> new StringBuilder("abc").insert(9, "x"));
        attempt(() -> new StringBuilder("abc").setLength(-1));
        attempt(() -> "abc".repeat(-1));
        attempt(() -> Integer.parseInt(""));
        attempt(() -> Integer.parseInt("2147483648"));
        attempt(() -> Integer.parseInt("12", 99));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Long.parseLong("0x10"));
        attempt(() -> Double.parseDouble("1.5.2"));
        attempt(() -> Double.parseDouble(" "));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> new ArrayList<String>().get(0));
        attempt(() -> new ArrayList<>(List.of(1, 2)).remove(2));
        attempt(() -> new ArrayList<>(List.of(1, 2)).add(5, 9));
        attempt(() -> List.of(1, 2).get(2));
        attempt(() -> List.of(1, 2).add(3));
        attempt(() -> List.of(1, null));
        attempt(() -> new ArrayList<String>().iterator().next());
        attempt(() -> new java.util.ArrayDeque<String>().pop());
        attempt(() -> new java.util.ArrayDeque<String>().add(null));
        attempt(() -> new java.util.LinkedList<String>().getFirst());
        attempt(() -> new java.util.TreeMap<String, String>().firstKey());
        attempt(() -> new java.util.TreeMap<String, String>().put(null, ""));
        attempt(() -> new java.util.PriorityQueue<Object>().addAll(List.of(new Object(), new Object())) );
        attempt(() -> Optional.empty().get());
        attempt(() -> Optional.empty().orElseThrow());
        attempt(() -> Optional.of(null));
        attempt(() -> Objects.requireNonNull(null));
        attempt(() -> Objects.requireNonNull(null, "must be there"));
        attempt(() -> Objects.checkIndex(5, 3));
        attempt(() -> Color.valueOf("BLUE"));
        attempt(() -> Color.valueOf(null));
        attempt(() -> Class.forName("no.such.Name"));
        attempt(() -> RuntimeTexts.class.getDeclaredMethod("nope", int.class));
        attempt(() -> RuntimeTexts.class.getDeclaredField("nope"));
        attempt(() -> String.format("%d", "x"));
        attempt(() -> String.format("%s %s", "x"));
        attempt(() -> String.format("%q", "x"));
        attempt(() -> Character.toChars(-1));
        attempt(() -> new java.util.Scanner("x").nextInt());
        attempt(() -> java.util.regex.Pattern.compile("a(b"));
        attempt(() -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            for (Integer i : list) {
                list.add(i);
            }
        });
        attempt(() -> {
            Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator();
            it.remove();
        });
        attempt(() -> { throw new NoSuchElementException("mine"); });
    }
}
