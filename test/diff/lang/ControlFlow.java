// Aims at: labelled break and continue, nested loops, switch on strings and chars, conditional chains, do-while.
public class ControlFlow {
    static String days(String m) {
        switch (m) {
            case "feb": return "28";
            case "apr":
            case "jun":
            case "sep":
            case "nov": return "30";
            case "": return "empty";
            case "Aa": return "first";
            case "BB": return "second";
            default: return "31";
        }
    }

    static int arrow(String s) {
        return switch (s) {
            case "one", "uno" -> 1;
            case "two" -> {
                int n = 0;
                for (char c : s.toCharArray()) n += c;
                yield n;
            }
            default -> s.isEmpty() ? -1 : -2;
        };
    }

    static String kind(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
            case ' ': return "space";
            case '\uffff': return "last";
            default: return c >= '0' && c <= '9' ? "digit" : "other";
        }
    }

    static boolean side(String s, boolean r) {
        System.out.print(s);
        return r;
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        outer:
        for (int i = 0; i < 6; i++) {
            inner:
            for (int j = 0; ; j++) {
                if (j == i) continue outer;
                if (i == 4) break outer;
                if ((i + j) % 2 == 0) continue inner;
                b.append(i).append(j).append(' ');
            }
        }
        block: {
            if (b.length() > 3) break block;
            b.append("never");
        }
        System.out.println(b);
        for (String m : new String[] {"feb", "jun", "", "Aa", "BB", "C#", "may"}) System.out.print(days(m) + " ");
        System.out.println(arrow("uno") + " " + arrow("two") + " " + arrow("") + " " + arrow("x"));
        for (char c : "a 5z\uffff".toCharArray()) System.out.print(kind(c) + " ");
        System.out.println();
        System.out.println(side("a", true) || side("b", true) && side("c", false));
        System.out.println(side("a", false) && side("b", true) || side("c", true));
        System.out.println(side("a", false) | side("b", true) & side("c", true) ^ side("d", true));
        int x = 0;
        do {
            if (x == 2) {
                x += 5;
                continue;
            }
            x++;
        } while (x < 5);
        for (int i = 0, j = 10; i < j; i += 2, j--) x = x * 3 + i - j;
        System.out.println(x + " " + (x > 0 ? x > 100 ? "big" : "small" : x == 0 ? "zero" : "neg"));
        int n = 27, steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
    }
}
