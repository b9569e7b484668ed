// Aims at: a switch over an enum that lost a constant: the synthetic table copes, direct use is NoSuchFieldError.
public class EnumShrunk {
    static String name(EnumShrunkColor c) {
        switch (c) {
            case RED: return "r";
            case GREEN: return "g";
            case BLUE: return "b";
            default: return "?";
        }
    }

    static void direct() {
        System.out.println(EnumShrunkColor.GREEN);
    }

    public static void main(String[] args) {
        for (EnumShrunkColor c : EnumShrunkColor.values()) System.out.println(c + " " + name(c));
        direct();
    }
}

enum EnumShrunkColor {
    RED, GREEN, BLUE
}
