// Aims at: Normalizer in its four forms, Collator strengths and rules, BreakIterator, Bidi.
import java.text.Bidi;
import java.text.BreakIterator;
import java.text.CollationElementIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.Normalizer;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;

public class Normalizing {
    static String escape(String s) {
        StringBuilder out = new StringBuilder();
        s.codePoints().forEach(c -> out.append(c > 31 && c < 127 ? "" + (char) c : String.format("<%x>", c)));
        return out.toString();
    }

    static void breaks(String name, BreakIterator iterator, String text) {
        iterator.setText(text);
        StringBuilder line = new StringBuilder(name);
        for (int at = iterator.first(); at != BreakIterator.DONE; at = iterator.next()) {
            line.append(' ').append(at);
        }
        System.out.println(line + " " + iterator.preceding(5) + iterator.following(5) + iterator.isBoundary(3)
            + iterator.last() + iterator.previous());
    }

    public static void main(String[] args) throws Exception {
        String[] texts = {"\u00e9", "e\u0301", "\ufb01n", "\u1e9b\u0323", "\uac00", "\u1100\u1161\u11a8", "\u00bd",
            "\u212b", "q\u0307\u0323", "\u2460", "\ud834\udd5e", "plain",
            "\u0958", "\uff76\uff9e", "\u00a0"};
        for (String text : texts) {
            StringBuilder line = new StringBuilder(escape(text));
            for (Normalizer.Form form : Normalizer.Form.values()) {
                line.append(' ').append(form).append(Normalizer.isNormalized(text, form) ? "=" : "->")
                    .append(escape(Normalizer.normalize(text, form)));
            }
            System.out.println(line);
        }
        String[] words = {"peach", "p\u00e9ch\u00e9", "p\u00eache", "Peach", "pech", "\u00e4pfel", "apfel", "zoo",
            "co-op", "coop", "\u00df", "ss"};
        for (Locale locale : new Locale[] {Locale.US, Locale.FRANCE, new Locale("sv")}) {
            Collator collator = Collator.getInstance(locale);
            String[] sorted = words.clone();
            Arrays.sort(sorted, collator);
            System.out.println(locale + " " + escape(Arrays.toString(sorted)));
            for (int strength = Collator.PRIMARY; strength <= Collator.IDENTICAL; strength++) {
                collator.setStrength(strength);
                System.out.print(collator.compare("e", "\u00e9") + " " + collator.compare("a", "A") + " "
                    + collator.equals("e\u0301", "\u00e9") + " ");
            }
            collator.setStrength(Collator.TERTIARY);
            collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
            CollationKey key = collator.getCollationKey("p\u00e9ch\u00e9");
            System.out.println(collator.equals("e\u0301", "\u00e9") + " "
                + key.compareTo(collator.getCollationKey("pech")) + Arrays.toString(key.toByteArray()));
        }
        RuleBasedCollator own = new RuleBasedCollator("< c < b,B < a & b = x");
        System.out.println(own.compare("c", "a") + " " + own.compare("b", "B") + " " + own.compare("b", "x") + " "
            + own.getRules().length());
        CollationElementIterator elements = own.getCollationElementIterator("cab");
        System.out.println(elements.next() + " " + CollationElementIterator.primaryOrder(elements.next()) + " "
            + elements.getOffset());
        try {
            new RuleBasedCollator("< a & z < b <");
        } catch (java.text.ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        String prose = "Hello, Mr. World! It's 3.14 o'clock.\nNew e\u0301 line?  Yes\u2026 \ud83d\ude00";
        breaks("characters", BreakIterator.getCharacterInstance(Locale.US), prose);
        breaks("words", BreakIterator.getWordInstance(Locale.US), prose);
        breaks("lines", BreakIterator.getLineInstance(Locale.US), prose);
        breaks("sentences", BreakIterator.getSentenceInstance(Locale.US), prose);
        Bidi bidi = new Bidi("abc \u05d0\u05d1\u05d2 123", Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        for (int run = 0; run < bidi.getRunCount(); run++) {
            System.out.print(bidi.getRunStart(run) + "-" + bidi.getRunLimit(run) + "@" + bidi.getRunLevel(run) + " ");
        }
        StringCharacterIterator characters = new StringCharacterIterator("xyz", 1);
        System.out.println(bidi.isMixed() + " " + characters.current() + characters.next() + (int) characters.next()
            + characters.getIndex());
    }
}
