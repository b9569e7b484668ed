// Aims at: dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, pop and pop2 as javac emits them.
public class StackShuffles {
    int i;
    long l;
    static int si;
    static long sl;
    int[] ia = {1, 2, 3};
    long[] la = {1, 2, 3};
    double[] da = {1, 2, 3};
    Integer boxed = 5;

    static long count;

    static long tick() {
        return ++count;
    }

    static int small() {
        return (int) ++count;
    }

    public static void main(String[] args) {
        StackShuffles s = new StackShuffles();
        int a = s.i = 4;
        long b = s.l = 5L;
        int c = s.i++;
        long d = s.l++;
        int e = ++s.ia[1];
        int f = s.ia[2]++;
        long g = ++s.la[1];
        long h = s.la[2]++;
        double k = s.da[0] = s.da[1] = 7.5;
        int m = si = 8;
        long n = sl = 9L;
        int o = si++;
        long p = sl--;
        int q = s.boxed++;
        int r = s.ia[0] += 10;
        long t = s.la[0] *= 11;
        tick();
        small();
        new StackShuffles();
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + k + " " + m
            + " " + n + " " + o + " " + p + " " + q + " " + r + " " + t);
        System.out.println(s.i + " " + s.l + " " + s.ia[1] + s.ia[2] + " " + s.la[1] + s.la[2] + " " + s.da[0] + " "
            + si
            + " " + sl + " " + s.boxed + " " + count);
    }
}
