// A table whose slots are protected by two locks: slot i by lock i % 2.
// run --race=hb: none
public class StripesGood {
    static final Object[] locks = {new Object(), new Object()};
    static final int[] table = new int[8];

    static void add(int slot) {
        synchronized (locks[slot % 2]) {
            table[slot]++;
        }
    }

    static int get(int slot) {
        synchronized (locks[slot % 2]) {
            return table[slot];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> add(6), () -> seen[0] = get(6));
    }
}
