// Aims at: the newer methods of String and the corners of StringBuilder and StringJoiner.
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

public class StringCorners {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException | OutOfMemoryError e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        String text = "\u2003 a\tb \n  c\r\n\n d\u00a0 ";
        System.out.println("[" + text.strip() + "][" + text.stripLeading() + "][" + text.stripTrailing() + "]["
            + text.trim() + "]");
        System.out.println(text.lines().map(s -> "<" + s + ">").collect(Collectors.joining()) + " " + "\u2003".isBlank()
            + "\u00a0".isBlank() + "".lines().count());
        System.out.println("  x\n y\n\n".indent(2).replace("\n", "$") + "  x\n   y".indent(-2).replace("\n", "$")
            + "x".indent(0).length() + "".indent(3).length());
        System.out.println("   a\n     b\n   ".stripIndent().replace("\n", "$")
            + "a\\tb\\101\\s\\\"|".translateEscapes() + "%d-%s".formatted(1, null));
        attempt("escape", () -> "\\q".translateEscapes());
        System.out.println("ab".repeat(3) + "".repeat(9) + "x".repeat(0) + "|" + "abc".transform(s -> s + s.length())
            + "abc".describeConstable().get());
        attempt("repeat", () -> "x".repeat(-1));
        attempt("huge", () -> "xx".repeat(Integer.MAX_VALUE));
        System.out.println("a,b;c".chars().filter(Character::isLetter).mapToObj(c -> "" + (char) c)
            .collect(Collectors.joining("+")));
        System.out.println(String.join("-", List.of("a", "b")) + String.join("/", "x", null, "z")
            + String.valueOf((Object) null) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("mississippi".indexOf("ss", 3) + " " + "mississippi".lastIndexOf("ss", 4) + " "
            + "abc".indexOf("", 7) + " " + "abc".lastIndexOf("", 7) + " " + "a".indexOf('b', -5));
        System.out.println("a.b.c".replace(".", "") + "aaa".replace("aa", "b") + "abc".replace("", "-")
            + "x".replace('y', 'z') + "banana".contentEquals(new StringBuilder("banana")));
        System.out.println("abc".compareTo("abcd") + " " + "b".compareTo("a\uffff") + " " + "\u00e9".compareTo("z")
            + " " + "".compareTo("x") + String.CASE_INSENSITIVE_ORDER.compare("ABC", "abd"));
        attempt("substring", () -> "abc".substring(2, 1));
        attempt("charAt", () -> "abc".charAt(3));
        attempt("subSequence", () -> "abc".subSequence(-1, 1));
        attempt("valueOf", () -> String.valueOf(new char[3], 2, 2));
        attempt("new", () -> new String(new byte[] {65, 66, 67}, 1, 3));
        attempt("points", () -> new String(new int[] {0x41, 0x110000}, 0, 2));
        StringBuilder b = new StringBuilder("hello");
        b.insert(0, 1.5f).insert(3, 'x').insert(b.length(), true).insert(2, new char[] {'[', ']'}, 0, 1)
            .append((String) null).append((char[]) new char[] {'q'});
        System.out.println(b + " " + b.length() + " " + b.indexOf("l", 8) + b.lastIndexOf("l") + " " + b.charAt(4));
        b.setLength(6);
        b.setLength(8);
        System.out.println(b.toString().replace('\0', '0') + " " + b.deleteCharAt(0).delete(2, 99)
            .replace(0, 1, "\u20ac\u20ac").appendCodePoint(0x1f600).reverse());
        System.out.println(b.chars().sum() + " " + b.codePointCount(0, b.length()) + " "
            + b.compareTo(new StringBuilder("z")) + new StringBuilder("a").equals(new StringBuilder("a")));
        attempt("delete", () -> new StringBuilder("abc").delete(4, 5));
        attempt("insert", () -> new StringBuilder("abc").insert(4, "x"));
        attempt("setCharAt", () -> { new StringBuilder("a").setCharAt(1, 'x'); return ""; });
        attempt("setLength", () -> { new StringBuilder().setLength(-1); return ""; });
        attempt("replace", () -> new StringBuilder("abc").replace(2, 1, ""));
        attempt("capacity", () -> new StringBuilder(-1));
        attempt("append", () -> new StringBuilder().append("abc", 2, 4));
        StringBuilder capacity = new StringBuilder(3);
        capacity.append("abcd");
        System.out.print(capacity.capacity() + " ");
        capacity.ensureCapacity(100);
        capacity.trimToSize();
        System.out.println(capacity.capacity() + " " + capacity.append(capacity).append(capacity, 1, 3)
            + capacity.append(-1L).append(Double.MIN_VALUE));
        StringJoiner joiner = new StringJoiner(", ", "{", "}").setEmptyValue("nothing");
        System.out.println(joiner + " " + joiner.length() + joiner.add("a")
            .merge(new StringJoiner("-", "<", ">").add("b").add("c")).add(null) + joiner.merge(joiner).length());
        System.out.println(Arrays.toString("a\u00df\ud83d\ude00".getBytes(java.nio.charset.StandardCharsets.UTF_8))
            + "I".toLowerCase(Locale.ROOT).hashCode() + "\ud83d\ude00".hashCode());
    }
}
