/** String concatenation of every type, with constants, and the order of evaluation. */
public class Concats {
    static int count;

    static final class Loud {
        final String text;

        Loud(String text) {
            this.text = text;
        }

        @Override public String toString() {
            System.out.println("asked " + text);
            return text;
        }
    }

    static int next() {
        System.out.println("next");
        return ++count;
    }

    static final String CONTROL = "\1\2";

    public static void main(String[] args) {
        boolean z = args.length == 0;
        byte b = (byte) (args.length - 5);
        char c = (char) ('a' + args.length);
        short s = (short) (args.length - 500);
        int i = Integer.MIN_VALUE + args.length;
        long j = Long.MAX_VALUE - args.length;
        float f = 1.5f + args.length;
        double d = 1e100 + args.length;
        String text = "t" + args.length;
        String none = args.length == 0 ? null : "x";
        Object object = args.length == 0 ? null : "x";
        char[] chars = null;
        Object[] array = null;
        System.out.println("" + z + b + c + s + i + j + f + d + text + none + object + chars + array);
        System.out.println(z + ";" + b + ";" + c + ";" + s + ";" + i + ";" + j + ";" + f + ";" + d + ";" + text);
        System.out.println(text + none);
        System.out.println(none + none);
        System.out.println(c + text + c);
        System.out.println("" + Float.NaN + f / 0 + -f / 0 + d / 0 + 0.0f * -f + 0.0 * -d + Float.MIN_VALUE * f);
        System.out.println(CONTROL.length() + CONTROL + text + "\1" + i + "\2" + "\u0000" + d + "\u0000");
        System.out.println("\u00e9" + text + "\u4e2d" + c + "\ud83d\ude00" + (char) (c + 0x4e00) + i);
        System.out.println(new Loud("a") + "" + new Loud("b") + next() + new Loud("c") + next());
        System.out.println((new char[2] + "x").startsWith("[C@") + " " + (new int[0] + "x").startsWith("[I@"));
        StringBuilder builder = new StringBuilder("b");
        System.out.println("" + builder + builder.append("c") + builder);
        String same = "" + text;
        System.out.println((same == text) + " " + same.equals(text) + " " + (text + "" == text));
        String grown = "";
        for (int k = 0; k < 20; k++)
            grown += k + "," + (char) ('a' + k);
        System.out.println(grown);
        Integer boxed = args.length + 1000;
        Character boxedChar = c;
        Object hidden = c;
        System.out.println("" + boxed + boxedChar + hidden + Thread.State.NEW + int.class + String.class);
        final String constant = "k" + 1 + 2L + 'c' + true + 1.5;
        System.out.println(constant + text + constant);
        try {
            Object bad = new Object() {
                @Override public String toString() {
                    throw new IllegalStateException("bad");
                }
            };
            System.out.println("x" + bad + next());
        } catch (IllegalStateException e) {
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(e.getMessage() + " " + trace[0].getMethodName() + " " + trace[1].getMethodName());
        }
        System.out.println("" + i + i + i + i + i + i + i + i + i + i + i + i + i + i + i + i + i + i + i
            + i + j + j + j + j + j + j + j + j + j + j + j + j + j + j + j + j + j + j + j + d + d + d + d + d + d + d + d + d
            + d + d + d + text
            + text + text + text + text + text + text + text + text + text + text + text + text + text + text + text + text);
        System.out.println("done");
    }
}
