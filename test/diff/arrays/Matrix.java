// Aims at: nested loops over two-dimensional arrays of doubles and ints: product, transpose, determinant, spiral.
public class Matrix {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] r = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    r[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return r;
    }

    static double determinant(double[][] m) {
        int n = m.length;
        double det = 1;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                if (Math.abs(m[r][c]) > Math.abs(m[pivot][c])) pivot = r;
            }
            if (m[pivot][c] == 0) return 0;
            if (pivot != c) {
                double[] t = m[pivot];
                m[pivot] = m[c];
                m[c] = t;
                det = -det;
            }
            det *= m[c][c];
            for (int r = c + 1; r < n; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < n; k++) m[r][k] -= f * m[c][k];
            }
        }
        return det;
    }

    static String spiral(int n) {
        int[][] g = new int[n][n];
        int r = 0, c = 0, dr = 0, dc = 1;
        for (int i = 1; i <= n * n; i++) {
            g[r][c] = i;
            int nr = r + dr, nc = c + dc;
            if (nr < 0 || nc < 0 || nr == n || nc == n || g[nr][nc] != 0) {
                int t = dr;
                dr = dc;
                dc = -t;
            }
            r += dr;
            c += dc;
        }
        StringBuilder b = new StringBuilder();
        for (int[] row : g) {
            for (int v : row) b.append(v < 10 ? " " : "").append(v).append(' ');
            b.append('\n');
        }
        return b.toString();
    }

    public static void main(String[] args) {
        int n = 12;
        double[][] a = new double[n][n], b = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * 7 + j * 3) % 11 - 4.5;
                b[i][j] = 1.0 / (i + j + 1);
            }
        }
        double[][] p = multiply(a, b);
        double trace = 0;
        for (int i = 0; i < n; i++) trace += p[i][i];
        System.out.println(trace + " " + p[3][4] + " " + determinant(new double[][] {{2, 1, 3}, {0, 4, 1}, {5, 2, 2}})
            + " " + determinant(new double[][] {{1, 2}, {2, 4}}));
        System.out.print(spiral(5));
    }
}
