/** What a thread of a program of `campaign` has seen, inside Run. Here threads pause now and then. */
public final class Seen {
    private Seen() { }

    public static String begin() {
        Run.meet();
        return "";
    }

    public static String add(String text, Object value) {
        String more = text.concat(",").concat(String.valueOf(value));
        Run.pause();
        return more;
    }

    public static String name(Throwable e) {
        return e.getClass().getSimpleName();
    }

    public static void print(String text) {
        Run.print(text);
    }
}
