// Aims at: an uncaught exception in main: report with a cause chain on standard error, exit status 1.
public class UncaughtInMain {
    static void parse(String s) {
        try {
            Integer.parseInt(s);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("cannot parse", e);
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        parse("4x2");
    }
}
