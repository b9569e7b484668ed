// Aims at: strings that change between the compact and the wide representation: concat, substring, replace, compare.
public class Latin1AndUtf16 {
    public static void main(String[] args) {
        String latin = "caf\u00e9";
        String wide = "\u4f60\u597d";
        String mixed = latin + wide;
        System.out.println(mixed + " " + mixed.length() + " " + mixed.substring(0, 4).equals(latin) + " "
            + mixed.substring(4).equals(wide) + " " + mixed.indexOf('\u597d') + mixed.indexOf("\u00e9\u4f60")
            + mixed.lastIndexOf('f') + " " + mixed.hashCode() + " " + latin.hashCode());
        System.out.println(mixed.replace('\u4f60', 'x').replace('\u597d', 'y') + " "
            + mixed.replace("\u4f60\u597d", "").equals(latin) + " " + latin.replace('c', '\u0416') + " "
            + latin.compareTo(wide) + " " + wide.compareTo(latin) + " " + "a".compareTo("\u0100") + " "
            + latin.equals(wide) + " " + latin.contentEquals(new StringBuilder(latin)));
        StringBuilder b = new StringBuilder("abc");
        b.append('\u0416').insert(1, "\u00ff").append(5).setCharAt(0, '\u0410');
        System.out.println(b + " " + b.length() + " " + b.reverse() + " " + b.indexOf("\u00ff") + b.charAt(4));
        b.deleteCharAt(b.indexOf("\u0416")).deleteCharAt(b.indexOf("\u0410"));
        System.out.println(b.toString().equals("5cb\u00ff") + " " + b.toString().hashCode());
        String upper = "stra\u00dfe \u00ff \u0131 \u01c6".toUpperCase();
        System.out.println(upper + " " + upper.length() + " " + "\u0130I\u00c0".toLowerCase(java.util.Locale.ROOT)
            .length()
            + " " + "\u00b5".toUpperCase() + " " + "\u03a3\u03a3".toLowerCase() + " "
            + "\u00e9".equalsIgnoreCase("\u00c9") + " " + "\u00ff".equalsIgnoreCase("\u0178"));
        char[] chars = mixed.toCharArray();
        System.out.println(chars.length + " " + (int) chars[5] + " " + new String(chars, 3, 2) + " "
            + String.valueOf(chars, 0, 4).equals(latin) + " " + new String(new int[] {65, 0x1F600, 0xe9}, 0, 3)
            .length());
    }
}
