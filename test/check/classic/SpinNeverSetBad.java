// verdict: spin-deadlock
/** A thread waits for a flag that no code sets: it has nothing else to do, so it is no server. */
class SpinNeverSetBad {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            int round = 0;
            while (!ready) {
                if (round < 2) round++;
                else Thread.yield();
            }
        });
        t.start();
    }
}
