// Aims at: switches over an enum that got new and reordered constants; a switch expression without a match.
public class EnumGrown {
    static String statement(EnumGrownColor c) {
        switch (c) {
            case RED: return "r";
            case GREEN: return "g";
            default: return "?";
        }
    }

    static int expression(EnumGrownColor c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }

    public static void main(String[] args) {
        for (EnumGrownColor c : EnumGrownColor.values()) {
            System.out.print(c + " " + statement(c) + " ");
            try {
                System.out.println(expression(c));
            } catch (Throwable t) {
                System.out.println(t.getClass().getName());
            }
        }
        try {
            System.out.println(EnumGrownColor.RED);
        } catch (LinkageError e) {
            System.out.println(e);
        }
    }
}

enum EnumGrownColor {
    RED, GREEN
}
