// Who notices that it was interrupted sees what the interrupter did before.
// bug: the value is written after the interrupt.
// run --race=hb: data-race InterruptSignalBad.reason
public class InterruptSignalBad {
    static int reason;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10000);
            } catch (InterruptedException e) {
                seen[0] = reason;
            }
        });
        sleeper.start();
        Run.all(() -> {
            sleeper.interrupt();
            reason = 7;
        });
        sleeper.join();
    }
}
