/** Counters that no search gets to the end of. */
public class ManyStates {
    static final int[] COUNTS = new int[8];

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            int own = i;
            new Thread(() -> {
                for (;;)
                    synchronized (COUNTS) {
                        COUNTS[own]++;
                        COUNTS[(own + 1) % 8]--;
                    }
            }).start();
        }
    }
}
