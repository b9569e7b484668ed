// Aims at: class files of Java 8: concatenation by StringBuilder, synthetic accessors, switch on strings and enums.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class OldConcat {
    private int secret = 7;
    private static String shared = "s";

    enum Mode { ON, OFF }

    class Inner {
        private long hidden = 5L;

        String peek() {
            secret += 1;
            shared += secret;
            return shared + secret++ + OldConcat.this.secret;
        }
    }

    private OldConcat() {
    }

    private static class Nested {
        private final int v;

        private Nested(int v) {
            this.v = v;
        }
    }

    static String pick(String s, Mode m) {
        switch (s) {
            case "a": return "A" + m;
            case "b":
                switch (m) {
                    case ON: return "Bon";
                    default: return "Boff";
                }
            default: return s + m.ordinal();
        }
    }

    public static void main(String[] args) throws Exception {
        OldConcat o = new OldConcat();
        Inner i = o.new Inner();
        i.hidden++;
        System.out.println(i.peek() + i.hidden + new Nested(3).v + o.secret);
        System.out.println(pick("a", Mode.ON) + pick("b", Mode.ON) + pick("b", Mode.OFF) + pick("c", Mode.OFF));
        String s = "x" + 1 + 2L + 3.5f + 4.5 + 'c' + true + null + new int[0].length;
        s += 5;
        System.out.println(s);
        List<String> names = new ArrayList<String>(Arrays.asList("q", "p"));
        Collections.sort(names, (a, b) -> a.compareTo(b));
        names.forEach(n -> System.out.print(n + o.secret + " "));
        System.out.println();
        try (AutoCloseable c = () -> System.out.println("closed")) {
            System.out.println("body");
        }
    }
}
