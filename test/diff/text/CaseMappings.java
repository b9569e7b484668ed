// Aims at: case mapping with locales and special cases, character names, blocks, scripts, numeric values,
// directionality.
import java.util.Locale;
import java.util.Objects;

public class CaseMappings {
    static String escape(String s) {
        StringBuilder out = new StringBuilder();
        s.codePoints().forEach(c -> out.append(c > 31 && c < 127 ? "" + (char) c : String.format("<%x>", c)));
        return out.toString();
    }

    public static void main(String[] args) {
        String[] texts = {"title I i", "\u0130\u0131", "stra\u00dfe", "\ufb03",
            "\u039f\u0394\u039f\u03a3 \u03a3 \u03a3A", "\u01c4\u01c5\u01c6", "i\u0307", "\ud801\udc00\ud801\udc28",
            "\u0149",
            "\u1f80\u1fb3", "\u00b5\u00ff", "J\u0301\u012e"};
        for (String text : texts) {
            StringBuilder line = new StringBuilder(escape(text));
            for (String tag : new String[] {"en", "tr", "lt", "az", "el"}) {
                Locale locale = Locale.forLanguageTag(tag);
                line.append(' ').append(tag).append(' ').append(escape(text.toUpperCase(locale))).append(' ')
                    .append(escape(text.toLowerCase(locale)));
            }
            System.out.println(line);
        }
        System.out.println("\u212a".equalsIgnoreCase("k") + " " + "\u00df".equalsIgnoreCase("SS") + " "
            + "\u0130".equalsIgnoreCase("i") + " "
            + "a\u0391".compareToIgnoreCase("A\u03b1") + " " + "\ud801\udc00".equalsIgnoreCase("\ud801\udc28") + " "
                + "STRASSE".regionMatches(true, 1, "xtr", 1, 2));
        int[] points = {'a', '5', ' ', 0, 0x7f, 0xad, 0xbd, 0x1c5, 0x3a9, 0x5d0, 0x661, 0x2028, 0x2164, 0x4e00, 0xac00,
            0xd800, 0xe000, 0xfeff, 0xffff, 0x1d7ce, 0x1f600, 0x20000,
            0x10ffff, 0xff21, 0x3007, 0x200d};
        for (int c : points) {
            Character.UnicodeScript script = Character.UnicodeScript.of(c);
            System.out.println(Integer.toHexString(c) + " " + Character.getName(c) + " "
                + Objects.toString(Character.UnicodeBlock.of(c)) + " " + script + " " + Character.getType(c) + " "
                + Character.getNumericValue(c) + " " + Character.digit(c, 36) + " " + Character.getDirectionality(c)
                    + " "
                + Character.isJavaIdentifierPart(c) + Character.isIdentifierIgnorable(c) + Character.isISOControl(c)
                    + Character.isWhitespace(c) + Character.isSpaceChar(c)
                + Character.isDefined(c) + Character.isMirrored(c) + Character.isIdeographic(c) + " "
                    + Integer.toHexString(Character.toTitleCase(c)));
        }
        System.out.println(Character.codePointOf("latin small letter a") + " " + Character.codePointOf("GRINNING FACE")
            + " " + Character.UnicodeBlock.forName("Cyrillic") + " "
            + Character.UnicodeScript.forName("grek") + " " + Character.reverseBytes('\u1234') / 2 + " "
                + Character.forDigit(35, 36) + " " + Character.MAX_RADIX);
        for (Runnable wrong : new Runnable[] {() -> Character.codePointOf("no such"),
            () -> Character.UnicodeBlock.forName("zzz"), () -> Character.toChars(-1),
            () -> Character.getName(0x110000), () -> Character.UnicodeScript.of(-1), () -> "a".codePointAt(1),
                () -> "ab".codePointCount(1, 3), () -> "ab".offsetByCodePoints(0, 3)}) {
            try {
                wrong.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
