// Aims at: Character classification and conversion over Latin and other characters; char arithmetic.
public class CharacterMethods {
    public static void main(String[] args) {
        String sample = "aZ5 _$\t\n-.\u00e9\u00df\u00a0\u0416\u4e2d\u0660\u2160\u01c5\u200b\u3000~\u00aa\u00bd";
        for (char c : sample.toCharArray()) {
            System.out.print((int) c + ":" + flag(Character.isLetter(c), 'L') + flag(Character.isDigit(c), 'D')
                + flag(Character.isLetterOrDigit(c), 'B') + flag(Character.isUpperCase(c), 'U')
                + flag(Character.isLowerCase(c), 'l') + flag(Character.isWhitespace(c), 'W')
                + flag(Character.isSpaceChar(c), 'S') + flag(Character.isJavaIdentifierStart(c), 'J')
                + flag(Character.isJavaIdentifierPart(c), 'P') + flag(Character.isISOControl(c), 'C')
                + flag(Character.isTitleCase(c), 'T') + flag(Character.isAlphabetic(c), 'A') + Character.getType(c)
                + ","
                + (int) Character.toUpperCase(c) + "," + (int) Character.toLowerCase(c) + ","
                + Character.getNumericValue(c) + "," + Character.digit(c, 36) + " ");
        }
        System.out.println();
        char c = 'a';
        c++;
        c += 2;
        c = (char) (c * 1);
        int sum = c + 'b';
        System.out.println(c + " " + sum + " " + (char) sum + " " + (c > 'b') + " " + (char) (c - 32) + " "
            + Character.forDigit(11, 16) + " " + Character.reverseBytes('\u1234') + " " + Character.compare('a', 'c')
            + " " + Character.valueOf('x').hashCode() + " " + Character.toString(97) + " " + (int) Character.MAX_VALUE);
        StringBuilder rot = new StringBuilder();
        for (char x : "Hello, World".toCharArray()) {
            rot.append(Character.isLetter(x) ? (char) ((x & 96) + ((x & 31) + 12) % 26 + 1) : x);
        }
        System.out.println(rot);
    }

    static String flag(boolean b, char c) {
        return b ? String.valueOf(c) : "";
    }
}
