/** What a thread of a program of `campaign` has seen, as text. hotspot/Seen.java is the other one. */
public final class Seen {
    private Seen() { }

    public static String begin() {
        return "";
    }

    public static String add(String text, Object value) {
        return text.concat(",").concat(String.valueOf(value));
    }

    public static String name(Throwable e) {
        return e.getClass().getSimpleName();
    }

    public static void print(String text) {
        System.out.print(text);
    }
}
