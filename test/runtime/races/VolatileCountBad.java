// A log: entries are written to an array, and then the volatile number of entries is increased.
// bug: the number is increased before the entry is written.
// run --race=hb: data-race int[]
public class VolatileCountBad {
    static final int[] entries = new int[10];
    static volatile int used;

    static void append(int entry) {
        int place = used;
        used = place + 1;
        entries[place] = entry;
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
