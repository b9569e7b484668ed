/** Matrix multiplication: two-dimensional arrays. */
public class Matrix {
    public static void main(String[] args) {
        int n = 170;
        double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * 7 + j) % 13;
                b[i][j] = (i + j * 5) % 11;
            }
        }
        for (int round = 0; round < 8; round++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    double sum = 0;
                    for (int k = 0; k < n; k++) {
                        sum += a[i][k] * b[k][j];
                    }
                    c[i][j] += sum;
                }
            }
        }
        double trace = 0;
        for (int i = 0; i < n; i++) {
            trace += c[i][n - 1 - i];
        }
        System.out.println(trace);
    }
}
