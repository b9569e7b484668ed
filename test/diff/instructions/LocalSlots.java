// Aims at: every short and long form of load and store for int, long, float, double and references.
public class LocalSlots {
    static int ints(int a, int b, int c, int d, int e) {
        int t = a;
        a = b;
        b = c;
        c = d;
        d = e;
        e = t;
        return a * 10000 + b * 1000 + c * 100 + d * 10 + e;
    }

    static long longs0(long a, long b, long c) {
        long t = a;
        a = b;
        b = c;
        c = t;
        return a * 100 + b * 10 + c;
    }

    static long longs1(int skip, long a, long b, long c) {
        long t = a;
        a = b;
        b = c;
        c = t;
        return a * 100 + b * 10 + c + skip;
    }

    static float floats(float a, float b, float c, float d, float e) {
        float t = a;
        a = b;
        b = c;
        c = d;
        d = e;
        e = t;
        return a * 10000 + b * 1000 + c * 100 + d * 10 + e;
    }

    static double doubles0(double a, double b, double c) {
        double t = a;
        a = b;
        b = c;
        c = t;
        return a * 100 + b * 10 + c;
    }

    static double doubles1(int skip, double a, double b, double c) {
        double t = a;
        a = b;
        b = c;
        c = t;
        return a * 100 + b * 10 + c + skip;
    }

    static String refs(String a, String b, String c, String d, String e) {
        String t = a;
        a = b;
        b = c;
        c = d;
        d = e;
        e = t;
        return a + b + c + d + e;
    }

    public static void main(String[] args) {
        System.out.println(ints(1, 2, 3, 4, 5));
        System.out.println(longs0(1, 2, 3) + " " + longs1(0, 4, 5, 6));
        System.out.println(floats(1, 2, 3, 4, 5));
        System.out.println(doubles0(1, 2, 3) + " " + doubles1(0, 4, 5, 6));
        System.out.println(refs("a", "b", "c", "d", "e"));
    }
}
