// Aims at: a bigger program: text wrapping, justification, centering and a table layout.
import java.util.ArrayList;
import java.util.List;

public class TextWrap {
    static final String TEXT = "A model checker visits every state a program can reach. It stores what it has seen, "
        + "so that it never visits a state twice; and when a state breaks a rule, it shows the way there, step by "
        + "step, from the beginning. Supercalifragilisticexpialidocious words are cut.";

    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String w : text.split("\\s+")) {
            while (w.length() > width) {
                if (line.length() > 0) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                lines.add(w.substring(0, width - 1) + "-");
                w = w.substring(width - 1);
            }
            if (line.length() > 0 && line.length() + 1 + w.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(w);
        }
        if (line.length() > 0) lines.add(line.toString());
        return lines;
    }

    static String justify(String line, int width) {
        String[] words = line.split(" ");
        if (words.length == 1 || line.endsWith(".")) return line;
        int gaps = words.length - 1, spaces = width - line.replace(" ", "").length();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < words.length; i++) {
            b.append(words[i]);
            if (i < gaps) b.append(" ".repeat(spaces / gaps + (i < spaces % gaps ? 1 : 0)));
        }
        return b.toString();
    }

    static String center(String s, int width) {
        int left = (width - s.length()) / 2;
        return " ".repeat(left) + s + " ".repeat(width - s.length() - left);
    }

    static void table(String[][] rows) {
        int[] widths = new int[rows[0].length];
        for (String[] r : rows) for (int i = 0; i < r.length; i++) widths[i] = Math.max(widths[i], r[i].length());
        for (String[] r : rows) {
            StringBuilder b = new StringBuilder("|");
            for (int i = 0; i < r.length; i++) b.append(String.format(" %" + (i == 0 ? "-" : "") + widths[i]
                + "s |", r[i]));
            System.out.println(b);
        }
    }

    public static void main(String[] args) {
        for (int width : new int[] {12, 30, 60}) {
            for (String l : wrap(TEXT, width)) System.out.println("[" + justify(l, width) + "]");
        }
        for (String l : wrap(TEXT, 40)) System.out.println("<" + center(l, 40) + ">");
        table(new String[][] {{"name", "states", "time"}, {"dfs", "12000", "1.5"}, {"breadth-first", "7", "100.25"}});
    }
}
