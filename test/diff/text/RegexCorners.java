// Aims at: regular expressions: named groups, possessive and atomic parts, look-behind, regions, anchors, flags, bad
// patterns.
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

public class RegexCorners {
    static void all(String pattern, int flags, String text) {
        Matcher m = Pattern.compile(pattern, flags).matcher(text);
        System.out.println(pattern + " in " + text.replace("\n", "\\n").replace("\r", "\\r") + ": " + m.results()
            .map(r -> r.start() + "-" + r.end() + "=" + r.group().replace("\n", "\\n").replace("\r", "\\r"))
                .collect(Collectors.toList()));
    }

    public static void main(String[] args) {
        Matcher named = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)(?:-(?<day>\\d\\d))?")
            .matcher("on 2024-02-29 or 1999-12");
        while (named.find()) {
            System.out.println(named.group("year") + named.group("month") + named.group("day") + named.start("day")
                + named.groupCount());
        }
        System.out.println("2024-02".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}/${y} \\$ $2$1"));
        all("a*+a|b", 0, "aaab");
        all("(?>a|ab)c", 0, "abc ac");
        all("(?<=\\$)\\d+(?!\\d|%)", 0, "$100 $20% $3");
        all("(?<!a)b(?<=b{1,2})", 0, "ab bb b");
        all("(\\w)\\1|(?<q>['\"]).*?\\k<q>", 0, "aab 'x\"y' cc");
        all("^.*$", Pattern.MULTILINE, "one\ntwo\r\n\nthree");
        all("^.*$", Pattern.MULTILINE | Pattern.UNIX_LINES, "one\r\ntwo");
        all("a.b", Pattern.DOTALL, "a\nb a\rb");
        all("a.b \\# x # comment\n", Pattern.COMMENTS, "a.b# xazb#x");
        all("(?i)AbC(?-i)d", 0, "abcd ABCD aBcd");
        all("a+b", Pattern.LITERAL | Pattern.CASE_INSENSITIVE, "aab A+B");
        all("\\Qa.b\\E+", 0, "a.bbb axb");
        all("[a-z&&[^aeiou]&&[^x-z]]+", 0, "abcdxyzefg");
        all("[^\\d\\s]+|[\\x41-\\x43\\u0061]", 0, "ab 12 A");
        all("\\bfoo\\B|\\Bbar\\b", 0, "foobar foo bar");
        all("\\R", 0, "a\r\nb\nc\u2028d\u0085");
        all("\\h+|\\v", 0, "a \t\u00a0b\u000bc");
        all("x*", 0, "axxb");
        all("(a?)*?b|", 0, "aab");
        all("(?:a{2,3}?){2}", 0, "aaaaaaa");
        all("\\G\\w", 0, "ab c");
        all("\\A\\w|\\w\\z|\\w\\Z", 0, "ab\ncd\n");
        Matcher m = Pattern.compile("(b)|(c)").matcher("abcabc");
        m.region(2, 5).useAnchoringBounds(false).useTransparentBounds(true);
        System.out.println(m + " " + m.lookingAt() + m.matches() + m.hitEnd() + m.requireEnd() + m.regionStart());
        StringBuilder out = new StringBuilder();
        m.reset();
        while (m.find()) {
            MatchResult frozen = m.toMatchResult();
            m.appendReplacement(out, "<" + frozen.group(1) + frozen.start(2) + ">");
        }
        System.out.println(m.appendTail(out) + " " + m.reset("cc").replaceFirst(r -> "[" + r.group() + "]"));
        System.out.println(Arrays.asList(Pattern.compile("(?=[A-Z])|,").split("aBcD,,e,,"))
            + Arrays.toString("a1b2".split("\\d", -1))
            + Arrays.toString(",a,,".split(",", 2)) + Arrays.toString("".split(","))
                + Pattern.compile("\\d").splitAsStream("1a2").toList());
        System.out.println(Pattern.compile("^a").asPredicate().test("ab") + " "
            + Pattern.compile("a").asMatchPredicate().test("ab") + Pattern.quote("a\\Eb"));
        for (String bad : new String[] {"(", "[", "a**", "*a", "a{2,1}", "\\", "(?<n>a)(?<n>b)", "\\k<z>", "(?<=a+)b",
            "[z-a]", "\\p{Nope}", "(?z)", "\\x4",
            "a{99999999999}", "[[a]", "(?<1a>x)", "\\u12", ")", "\\N{NO SUCH NAME}"}) {
            try {
                System.out.println(bad + " compiles: " + Pattern.compile(bad).matcher("ab").find());
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " " + e.getIndex() + " "
                    + e.getMessage().replace(System.lineSeparator(), "|"));
            }
        }
        for (Runnable wrong : new Runnable[] {() -> m.group(), () -> m.find(9), () -> m.group("none"),
            () -> "a".replaceAll("a", "$1"),
            () -> "a".replaceAll("a", "\\"), () -> "a".replaceAll("a", "${x}"), () -> m.region(3, 1),
                () -> "a".replaceAll("a", "$")}) {
            try {
                wrong.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
