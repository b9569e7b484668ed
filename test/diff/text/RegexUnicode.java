// Aims at: regular expressions over Unicode: properties, scripts, blocks, grapheme clusters, case folding, canonical
// equivalence.
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexUnicode {
    static String escape(String s) {
        StringBuilder out = new StringBuilder();
        s.codePoints().forEach(c -> out.append(c < 127 ? "" + (char) c : String.format("<%x>", c)));
        return out.toString();
    }

    static void all(String pattern, int flags, String text) {
        List<String> found = new ArrayList<>();
        Matcher m = Pattern.compile(pattern, flags).matcher(text);
        while (m.find()) {
            found.add(m.start() + ":" + escape(m.group()));
        }
        System.out.println(pattern + " " + flags + " " + found);
    }

    public static void main(String[] args) {
        String mixed =
            "aZ5_ \u00e9\u00df\u01c5\u0391\u03c9\u0416\u05d0\u0663\u4e2d\u3042\ud83d\ude00\u0301-\u2014\u20ac\u00bd";
        for (String property : new String[] {"L", "Lu", "Lt", "IsAlphabetic", "IsGreek", "script=Cyrillic", "sc=Han",
            "InHebrew", "block=Latin-1Supplement", "Nd", "No",
            "Mn", "Sc", "So", "Pd", "IsUppercase", "IsWhite_Space", "IsIdeographic", "IsEmoji", "javaMirrored",
                "javaJavaIdentifierStart", "Alpha", "Punct", "ASCII",
            "general_category=Ll", "IsHiragana", "IsLatin", "IsAssigned", "IsDigit", "XDigit"}) {
            try {
                all("\\p{" + property + "}+", 0, mixed);
                all("\\P{" + property + "}", 0, "a\u03c9");
            } catch (IllegalArgumentException e) {
                System.out.println(property + " " + e.getMessage().replace(System.lineSeparator(), "|"));
            }
        }
        all("\\w+", 0, mixed);
        all("\\w+", Pattern.UNICODE_CHARACTER_CLASS, mixed);
        all("\\d+", Pattern.UNICODE_CHARACTER_CLASS, mixed);
        all("(?U)\\p{Lower}+|\\p{Upper}", 0, mixed);
        all("\u00c9|\u03a9|k", Pattern.CASE_INSENSITIVE, "\u00e9\u03c9K\u212a");
        all("\u00c9|\u03a9|k", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u00e9\u03c9K\u212a");
        all("[\u03b1-\u03c9]+", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u0391\u03a9\u03c2x");
        all("e\u0301", Pattern.CANON_EQ, "\u00e9 e\u0301 e");
        all("\u00e9", Pattern.CANON_EQ, "\u00e9 e\u0301 e");
        all("\\X", 0, "e\u0301a\r\n\ud83d\udc68\u200d\ud83d\udc69\ud83c\uddeb\ud83c\uddf7\u1100\u1161");
        all("\\b{g}", 0, "e\u0301a\ud83c\uddeb\ud83c\uddf7");
        all(".", 0, "\ud83d\ude00\ud83dx\ude00");
        all("[\ud83d\ude00-\ud83d\ude4f]", 0, "\ud83d\ude01\ud83d\ude50");
        all("\\x{1F600}|\\N{GREEK SMALL LETTER OMEGA}|\\u4E2D", 0, mixed);
        all("\ud83d", 0, "\ud83d\ude00 \ud83d");
        all("[^\ud83d\ude00]", 0, "a\ud83d\ude00");
        all("\\bfoo\\b", 0, "foo\u0301 \u00e9foo foo");
        System.out.println(escape("\u00c4\u00df".replaceAll("(?iu)\u00e4", "x")) + " "
            + escape(mixed.replaceAll("\\p{IsLetter}", "L")));
    }
}
