/** The Mandelbrot set: local double arithmetic and branches. */
public class Mandelbrot {
    public static void main(String[] args) {
        int size = 560, limit = 250;
        long sum = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                double cr = 3.0 * column / size - 2.0, ci = 2.0 * row / size - 1.0;
                double zr = 0, zi = 0;
                int i = 0;
                while (i < limit && zr * zr + zi * zi < 4.0) {
                    double next = zr * zr - zi * zi + cr;
                    zi = 2 * zr * zi + ci;
                    zr = next;
                    i++;
                }
                sum += i;
            }
        }
        System.out.println(sum);
    }
}
