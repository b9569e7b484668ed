// Aims at: code points beyond the basic plane: counting, iterating, reversing, building, unpaired halves.
public class Surrogates {
    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\ud835\udd38";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " "
            + s.codePointAt(2) + " " + s.codePointBefore(3) + " " + s.offsetByCodePoints(0, 2));
        System.out.println(new StringBuilder(s).reverse() + " " + s.chars().sum() + " " + s.codePoints().sum() + " "
            + s.indexOf(0x1F600) + s.indexOf(0x1D538) + " " + s.replace("\ud83d\ude00", "-"));
        StringBuilder b = new StringBuilder();
        s.codePoints().map(c -> c + 1).forEach(b::appendCodePoint);
        System.out.println(b + " " + b.length() + " " + b.codePointCount(0, b.length()));
        for (int c : new int[] {'A', 0x1F600, 0xD800, 0x10FFFF, 0x110000}) {
            System.out.print(Character.isValidCodePoint(c) + " " + Character.isSupplementaryCodePoint(c) + " "
                + Character.charCount(c) + " " + Character.isBmpCodePoint(c) + "; ");
        }
        System.out.println();
        char hi = '\ud83d', lo = '\ude00';
        System.out.println(Character.isHighSurrogate(hi) + " " + Character.isLowSurrogate(hi) + " "
            + Character.isSurrogatePair(hi, lo) + " " + Character.toCodePoint(hi, lo) + " "
            + Character.toChars(0x1F600).length);
        String broken = "x" + hi + "y";
        System.out.println(broken.length() + " " + broken.codePointCount(0, 3) + " " + broken.getBytes(
            java.nio.charset.StandardCharsets.UTF_8).length + " "
                + s.getBytes(java.nio.charset.StandardCharsets.UTF_8).length
            + " " + new String(s.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                java.nio.charset.StandardCharsets.UTF_8).equals(s));
        System.out.println(s.toUpperCase() + " " + "\ud801\udc28".toUpperCase().codePointAt(0) + " "
            + Character.isLetter(0x1D538) + Character.isLetter(0x1F600));
    }
}
