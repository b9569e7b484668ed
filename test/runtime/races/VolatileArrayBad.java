// Counters in an array, increased by two threads.
// bug: that the array's reference is volatile says nothing about its elements.
// run --race=hb: data-race int[]
public class VolatileArrayBad {
    static volatile int[] counts = new int[2];

    static void count(int kind) {
        counts[kind]++;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count(0), () -> count(0));
    }
}
