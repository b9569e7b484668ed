// Aims at: StringBuilder and StringBuffer: append of all types, insert, delete, replace, growth, compareTo.
public class StringBuilders {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(2L).append(3.5f).append(4.25).append("s").append((String) null)
            .append((Object) null).append(new char[] {'x', 'y'}).append("hello", 1, 3)
            .append(new char[] {'1', '2', '3'}, 1, 2)
            .append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(new StringBuilder("sb")).appendCodePoint(0x41);
        System.out.println(b + " " + b.length());
        b.insert(0, 9).insert(1, "ins").insert(2, 'c').insert(3, false).insert(4, 1.5).insert(0, new char[] {'z'});
        System.out.println(b);
        b.delete(2, 6).deleteCharAt(0).replace(0, 3, "REPLACED").setCharAt(1, '_');
        System.out.println(b + " " + b.indexOf("E") + " " + b.lastIndexOf("E") + " " + b.charAt(2));
        b.setLength(5);
        System.out.println(b + "|" + b.reverse() + "|" + b.substring(2) + "|" + b.substring(1, 3) + "|" + b.isEmpty());
        b.setLength(7);
        System.out.println((int) b.charAt(6) + " " + b.toString().length());
        StringBuilder grow = new StringBuilder(1);
        for (int i = 0; i < 500; i++) {
            grow.append(i % 10);
        }
        System.out.println(grow.length() + " " + grow.toString().hashCode() + " "
            + grow.compareTo(new StringBuilder("0")));
        StringBuffer f = new StringBuffer("buffer");
        f.append(1).insert(0, '<').reverse();
        System.out.println(f + " " + f.length() + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " "
            + "a".contentEquals(new StringBuilder("a")) + " " + new StringBuilder("abc").chars().sum());
        StringBuilder chain = new StringBuilder();
        for (char c = 'a'; c <= 'z'; c++) {
            chain.append(c);
            if ((c - 'a') % 5 == 4) chain.append(System.lineSeparator());
        }
        System.out.println(chain);
    }
}
