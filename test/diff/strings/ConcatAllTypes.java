// Aims at: string concatenation of every type, nulls, char arithmetic, evaluation order, compound assignment.
public class ConcatAllTypes {
    static int calls;

    static String next() {
        return "n" + calls++;
    }

    static class Weird {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        short s = -2;
        char c = 'c';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1e10f;
        double d = 1e-5;
        Object o = null;
        String t = null;
        char[] none = {};
        System.out.println("" + z + b + s + c + i + l + f + d + o + t + new Weird() + 1 + 2L + 'x' + 1.0f + -0.0);
        System.out.println(1 + 2 + "3" + 4 + 5 + " " + ('a' + 'b') + " " + (char) ('a' + 1) + " " + c + 1 + " " + (c
            + 1));
        System.out.println(next() + next() + (calls = 10) + next());
        String a = "x";
        a += 1;
        a += 'c';
        a += null;
        a += 2.5;
        a += a;
        System.out.println(a);
        String[] arr = {"p", null};
        int k = 0;
        arr[k++] += "q" + k;
        arr[k] += "r";
        System.out.println(arr[0] + arr[1] + k);
        Object oo = "obj";
        oo += "ect";
        System.out.println(oo + "" + Float.NaN + Double.POSITIVE_INFINITY + Float.MIN_VALUE + Double.MAX_VALUE);
        String many = "" + i + l + f + d + z + c + b + s + t + o + i + l + f + d + z + c + b + s + t + o + i + l + f
            + d + z
            + c + b + s + t + o + "\u0001\u0002 tag bytes " + i + '\u0001' + l + "\u0002";
        System.out.println(many.length() + " " + many.hashCode());
        final int folded = 5;
        System.out.println("folded" + folded + true + 'x' + 1.5f == "folded5truex1.5");
    }
}
