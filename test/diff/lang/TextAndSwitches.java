// Aims at: text blocks with every escape, switch expressions in all positions, strings with equal hashes, enhanced
// instanceof scoping, var in lambdas.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

public class TextAndSwitches {
    enum Op { ADD("+"), SUB("-"), MUL("*"); final String sign; Op(String sign) { this.sign = sign; } }
    static final List<String> log = new ArrayList<>();

    static int note(int x) { log.add("n" + x); return x; }

    static int apply(Op op, int a, int b) {
        return switch (op) {
            case ADD -> a + b;
            case SUB -> { int r = a - b; yield r < 0 ? -r : r; }
            case MUL -> a * b;
        };
    }

    static String classify(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "C#": log.add("fall");
            case "Bb": return "third";
            default: return "none";
        }
    }

    static String scope(Object o) {
        if (!(o instanceof String s)) return o instanceof Integer i && i > 3 || o == null ? "int or null" : "other";
        while (!(s.length() > 5)) s = s + s;
        return s;
    }

    static long mixed(Object selector) {
        int i = selector.hashCode() % 4;
        long first = switch (i) { case 0 -> 1; case 1 -> 2L; case 2 -> 'c'; default -> (byte) -1; };
        int second = switch (selector.toString()) { case "x", "y" -> 10;
            default -> { try { yield Integer.parseInt(selector.toString()); } catch (NumberFormatException e) {
            yield 20; } finally { log.add("finally"); } } };
        return first + second;
    }

    public static void main(String[] args) {
        String block = """
            line one
              indented "quotes" and \"""triple\"""
            joined \
            here
            tab\tend\s\s
            octal \101\7x unicode \u00e9 \\u

            last""";
        System.out.println(block.replace("\7", "<7>") + "|" + block.length());
        System.out.println("""
            trailing spaces removed   \s|
          outdented
            """.lines().map(l -> "[" + l + "]").toList() + " " + """
            a""".length() + "".equals("""
            """) + """
            %s is %d
            """.formatted("x", 5).strip());
        for (Op op : Op.values()) System.out.print(apply(op, 3, 7) + op.sign + " ");
        for (String s : new String[] {"Aa", "BB", "C#", "Bb", "bb"}) System.out.print(classify(s) + " ");
        System.out.println(log);
        log.clear();
        System.out.println(scope("ab") + scope(5) + scope(1) + scope(null) + " " + mixed("x") + " " + mixed(7) + " "
            + mixed("zz") + log);
        log.clear();
        int[] array = new int[3];
        int index = 0;
        array[index++] = switch (note(index)) { case 1 -> { array[index++] = 5; yield note(index); } default -> 0; };
        System.out.println(java.util.Arrays.toString(array) + index + log);
        BiFunction<Integer, Integer, Integer> add = (var a, var b) ->
            switch (a.compareTo(b)) { case 0 -> 0; case 1 -> a - b; default -> b - a; };
        System.out.println(add.apply(3, 3) + add.apply(9, 3) + add.apply(1, 8));
        try {
            apply(null, 1, 2);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        char c = 'b';
        String result = switch (c) { case 'a' -> "A"; case 'b' -> { for (int k = 0; ; k++) { if (k == 3) yield "B" + k;
            } } default -> throw new IllegalStateException(); };
        Integer boxed = 2;
        outer:
        for (int k = 0; k < 5; k++) {
            switch (boxed + k) {
                case 3: continue outer;
                case 4: break;
                case 5: break outer;
                default: result += k;
            }
            result += "|";
        }
        final byte CONSTANT = 3;
        System.out.println(result + switch ((byte) 3) { case CONSTANT -> "constant"; default -> "default"; }
            + switch (Integer.MIN_VALUE) { case Integer.MIN_VALUE -> "min"; case Integer.MAX_VALUE -> "max";
            default -> ""; });
        StringBuilder nested = new StringBuilder();
        for (int k = 0; k < 4; k++) nested.append(switch (k) { case 0,
            1 -> switch (k) { case 0 -> "zero"; default -> "one"; }; case 2 -> k > 1 ? "two" : "never";
            default -> String.valueOf((Object) null); }).append(',');
        System.out.println(nested);
    }
}
