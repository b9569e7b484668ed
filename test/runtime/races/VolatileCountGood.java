// A log: entries are written to an array, and then the volatile number of entries is increased.
// run --race=hb: none
public class VolatileCountGood {
    static final int[] entries = new int[10];
    static volatile int used;

    static void append(int entry) {
        int place = used;
        entries[place] = entry;
        used = place + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        long[] sum = new long[1];
        Run.all(() -> {
            append(1);
            append(2);
        }, () -> {
            for (int i = 0, n = used; i < n; i++) {
                sum[0] += entries[i];
            }
        });
    }
}
