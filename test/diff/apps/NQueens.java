// Aims at: a bigger program: N queens by backtracking with bit masks and with arrays, permutations, sudoku.
public class NQueens {
    static int count(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int total = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1);
        }
        return total;
    }

    static boolean place(int[] q, int row) {
        if (row == q.length) return true;
        next:
        for (int c = 0; c < q.length; c++) {
            for (int r = 0; r < row; r++) if (q[r] == c || Math.abs(q[r] - c) == row - r) continue next;
            q[row] = c;
            if (place(q, row + 1)) return true;
        }
        return false;
    }

    static int permutations(int[] a, int k, StringBuilder b) {
        if (k == a.length) {
            if (b.length() < 60) {
                for (int x : a) b.append(x);
                b.append(' ');
            }
            return 1;
        }
        int n = 0;
        for (int i = k; i < a.length; i++) {
            int t = a[k];
            a[k] = a[i];
            a[i] = t;
            n += permutations(a, k + 1, b);
            a[i] = a[k];
            a[k] = t;
        }
        return n;
    }

    static boolean sudoku(char[] g) {
        int at = new String(g).indexOf('.');
        if (at < 0) return true;
        next:
        for (char c = '1'; c <= '9'; c++) {
            for (int i = 0; i < 9; i++) {
                int box = at / 27 * 27 + at % 9 / 3 * 3 + i / 3 * 9 + i % 3;
                if (g[at / 9 * 9 + i] == c || g[i * 9 + at % 9] == c || g[box] == c) continue next;
            }
            g[at] = c;
            if (sudoku(g)) return true;
            g[at] = '.';
        }
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) System.out.print(count(n, 0, 0, 0, 0) + " ");
        System.out.println();
        int[] q = new int[8];
        System.out.println(place(q, 0) + " " + java.util.Arrays.toString(q) + " " + place(new int[3], 0));
        StringBuilder b = new StringBuilder();
        System.out.println(permutations(new int[] {1, 2, 3, 4, 5}, 0, b) + " " + b);
        char[] g = ("534678912672195348198342567859761423426853791713924856961537284287419635345286179").toCharArray();
        for (int i = 0; i < 81; i += 2) g[i] = '.';
        System.out.println(sudoku(g) + " " + new String(g));
    }
}
