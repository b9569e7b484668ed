// Who notices that it was interrupted sees what the interrupter did before.
// run --race=hb: none
public class InterruptSignalGood {
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
            reason = 7;
            sleeper.interrupt();
        });
        sleeper.join();
    }
}
