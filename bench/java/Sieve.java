/** Sieve of Eratosthenes: array stores and loops. */
public class Sieve {
    static int countPrimes(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (long j = (long) i * i; j <= limit; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += countPrimes(1_000_000 + i);
        }
        System.out.println(sum);
    }
}
