// Aims at: the everyday methods of String.
import java.util.Arrays;
import java.util.List;

public class StringMethods {
    static void show(Object... parts) {
        for (Object o : parts) {
            System.out.print("[" + (o instanceof Object[] a ? Arrays.toString(a) : o) + "]");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        String s = "  The quick brown fox  ";
        show(s.trim(), s.strip(), s.stripLeading(), s.stripTrailing(), s.isBlank(), "".isEmpty(), " \t\n".isBlank());
        show(s.indexOf('q'), s.indexOf("brown", 5), s.lastIndexOf(' '), s.lastIndexOf("x", 3), s.contains("fox"),
            s.startsWith("The", 2), s.endsWith("  "), s.charAt(3), s.indexOf("zz"), "".indexOf(""));
        show("a,b,,c,,".split(","), "a,b,,c,,".split(",", -1), "a,b,,c".split(",", 2), "a1b22c".split("\\d+"),
            "".split(","), "abc".split(""), ",a".split(","), "a|b".split("|"), "a.b".split("\\."));
        show(String.join("-", "a", "b", "c"), String.join("/", List.of("x", "y")), "ab".repeat(3), "".repeat(5),
            "x".repeat(0), "-".repeat(4));
        show("banana".replace('a', 'o'), "banana".replace("an", "AN"), "banana".replaceAll("[an]+", "<$0>"),
            "banana".replaceFirst("a", "\\$"), "aaa".replace("aa", "b"), "abc".replace("", "-"));
        show("Hello".toUpperCase(), "Hello".toLowerCase(), "hello".compareTo("help"), "a".compareTo("abc"),
            "Hello".compareToIgnoreCase("hELLO"), "Hello".equalsIgnoreCase("HELLO"), "abc".equals(null));
        show("hello".hashCode(), "".hashCode(), "Aa".hashCode(), "BB".hashCode(), "polygenelubricants".hashCode());
        show("hello".chars().filter(c -> c == 'l').count(), "hello".codePointAt(1), "l1\nl2\r\nl3\n".lines().toList(),
            "l1\nl2".lines().count());
        show("hello".regionMatches(1, "xell", 1, 3), "hello".regionMatches(true, 1, "XELL", 1, 3),
            "hello".matches("h.*o"),
            "hello".contentEquals("hello"));
        show(String.valueOf(true), String.valueOf('c'), String.valueOf(1.5f), String.valueOf((Object) null),
            String.valueOf(new char[] {'a', 'b'}), String.copyValueOf(new char[] {'x', 'y', 'z'}, 1, 2));
        show("a\tb".translateEscapes(), "a\\tb\\n\\u".length(), "x\\ty".translateEscapes(), " a\n  b".indent(2),
            "   a\n  b".stripIndent(), "%s=%d".formatted("k", 5));
        show(new String(new byte[] {72, 105}), "hi".getBytes().length, "abc".subSequence(1, 2), "abc".concat("def"),
            "abc".toCharArray().length, new String("abc").intern() == "abc", "%".equals("%"));
        show("Mississippi".chars().distinct().mapToObj(c -> String.valueOf((char) c)).toList(),
            "b,a;c".split("[,;]"), "one  two".split(" "), " x y ".trim().split("\\s+"), "2024-01-02".split("-", 2));
        String transformed = "abc".transform(x -> x + x.length());
        show(transformed, "A".codePoints().boxed().toList(), "abcabc".lastIndexOf("bc", 3), "a".isEmpty());
    }
}
