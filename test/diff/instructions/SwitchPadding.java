// Aims at: tableswitch and lookupswitch at all four alignments (locals of different encoding lengths before the
// switch).
public class SwitchPadding {
    static int t0(int i) {
        switch (i) { case 0: return 1; case 1: return 2; case 2: return 3; default: return 9; }
    }

    static int t1(int i) {
        int a = 0;
        switch (i + a) { case 0: return 1; case 1: return 2; case 2: return 3; default: return 9; }
    }

    static int t2(int i) {
        int a = 100;
        switch (i + a) { case 100: return 1; case 101: return 2; case 102: return 3; default: return 9; }
    }

    static int t3(int i) {
        int a = 1000;
        switch (i + a) { case 1000: return 1; case 1001: return 2; case 1002: return 3; default: return 9; }
    }

    static int l0(int i) {
        switch (i) { case 0: return 1; case 1000: return 2; case 20000: return 3; default: return 9; }
    }

    static int l1(int i) {
        int a = 0;
        switch (i + a) { case 0: return 1; case 1000: return 2; case 20000: return 3; default: return 9; }
    }

    static int l2(int i) {
        int a = 100;
        switch (i - a + 100) { case 0: return 1; case 1000: return 2; case 20000: return 3; default: return 9; }
    }

    static int l3(int i) {
        int a = 1000;
        int b = -1000;
        switch (i + a + b) { case 0: return 1; case 1000: return 2; case 20000: return 3; default: return 9; }
    }

    public static void main(String[] args) {
        for (int i = -1; i < 4; i++) {
            System.out.print(t0(i) + "" + t1(i) + t2(i) + t3(i) + " ");
        }
        System.out.println();
        for (int i : new int[] {-1, 0, 1, 1000, 1001, 20000, 20001}) {
            System.out.print(l0(i) + "" + l1(i) + l2(i) + l3(i) + " ");
        }
        System.out.println();
    }
}
