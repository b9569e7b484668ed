// Aims at: every if instruction, taken and not taken, and goto backwards.
public class Branches {
    static int ints(int a, int b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a < b) r |= 4;
        if (a >= b) r |= 8;
        if (a > b) r |= 16;
        if (a <= b) r |= 32;
        if (a == 0) r |= 64;
        if (a != 0) r |= 128;
        if (a < 0) r |= 256;
        if (a >= 0) r |= 512;
        if (a > 0) r |= 1024;
        if (a <= 0) r |= 2048;
        return r;
    }

    static int refs(Object a, Object b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a == null) r |= 4;
        if (a != null) r |= 8;
        return r;
    }

    public static void main(String[] args) {
        int[] values = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : values) {
            for (int b : values) {
                System.out.print(ints(a, b) + " ");
            }
            System.out.println();
        }
        Object o = new Object();
        System.out.println(refs(o, o) + " " + refs(o, null) + " " + refs(null, o) + " " + refs(null, null) + " "
            + refs("a", new String("a")));
        int n = 0;
        do {
            n += 3;
            if (n % 2 == 0) continue;
            if (n > 50) break;
        } while (n < 100);
        System.out.println(n);
    }
}
