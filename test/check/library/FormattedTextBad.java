// Two threads format text: the data of locales are loaded by whoever comes first.
// bug: a StringBuilder is not made for two threads.
// verdict: assertion
public class FormattedTextBad {
    static final StringBuilder text = new StringBuilder();

    static void append(int n) {
        String line = String.format("%,d %s;", n, n > 1 ? "lines" : "line");
        text.append(line);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> append(1));
        other.start();
        append(2000);
        other.join();
        assert text.length() == "1 line;2,000 lines;".length();
    }
}
