/** One step without an end. */
public class Endless {
    public static void main(String[] args) {
        long x = 0;
        while (true) {
            x = x * 31 + 7;
            if (x == 42) System.out.println(x);
        }
    }
}
