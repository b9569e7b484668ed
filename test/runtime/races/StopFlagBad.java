// A worker goes on until a volatile flag stops it.
// bug: the flag is plain.
// run --race=hb: data-race StopFlagBad.stopped
public class StopFlagBad {
    static boolean stopped;

    public static void main(String[] args) throws InterruptedException {
        int[] rounds = new int[1];
        Run.all(() -> {
            while (!stopped && rounds[0] < 10) {
                rounds[0]++;
                Thread.sleep(1);
            }
        }, () -> stopped = true);
    }
}
