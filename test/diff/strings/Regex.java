// Aims at: regular expressions: groups, back references, look-around, quantifiers, replacement functions, splitting.
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Regex {
    static List<String> all(String regex, String s) {
        List<String> r = new ArrayList<>();
        Matcher m = Pattern.compile(regex).matcher(s);
        while (m.find()) {
            r.add(m.start() + ":" + m.group());
        }
        return r;
    }

    public static void main(String[] args) {
        System.out.println(all("[a-c]+\\d?", "abc1 xcab cab22"));
        System.out.println(all("(?i)HELLO|w\\w+", "hello World wide"));
        System.out.println(all("(\\w)\\1", "aabbcdee") + " " + all("a*?b", "aaab ab b") + " " + all("a*+b", "aaab"));
        System.out.println(all("(?<=\\$)\\d+(?=\\.)", "$15.99 $7 $3.00") + " " + all("\\bcat\\b", "cat concat cat."));
        System.out.println(all("^\\w+", "one\ntwo") + " " + all("(?m)^\\w+$", "one\ntwo") + all("(?s)e.t", "one\ntwo"));
        Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(\\d\\d)")
            .matcher("on 2024-02-29 and 1999-12-31");
        while (m.find()) {
            System.out.println(m.group("year") + "/" + m.group(2) + "/" + m.group(3) + " " + m.start("month") + " "
                + m.groupCount() + " " + m.end());
        }
        System.out.println("a1b2".replaceAll("([a-z])(\\d)", "$2$1") + " "
            + Pattern.compile("\\d").matcher("a1b2c3").replaceAll(r -> "<" + (Integer.parseInt(r.group()) + 1) + ">")
            + " " + Pattern.compile("[aeiou]").matcher("education").results().map(MatchResult::group).toList());
        System.out.println("foo123".matches("[a-z]+\\d+") + " " + Pattern.matches("a{2,3}", "aaaa") + " "
            + Pattern.compile("x").matcher("axb").lookingAt() + " " + Pattern.quote("a.b") + " "
            + "a.b".matches(Pattern.quote("a.b")) + " " + Pattern.compile("\\s*,\\s*").split("a , b,c ,d").length);
        StringBuilder b = new StringBuilder();
        Matcher w = Pattern.compile("\\w+").matcher("the quick fox");
        while (w.find()) {
            w.appendReplacement(b, w.group().substring(0, 1).toUpperCase() + w.group().substring(1));
        }
        w.appendTail(b);
        System.out.println(b + " " + Pattern.compile("(a|b)*c").matcher("ababc").matches() + " "
            + Pattern.compile("[^\\d\\s&&[^x]]+").matcher("12 abxcd").find() + " "
            + all("[\\p{L}]+", "\u00e9t\u00e9 2"));
    }
}
