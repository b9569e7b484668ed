import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

// Main waits at a phaser until two workers have arrived.
// bug: the workers register themselves, and main may arrive before they do.
// verdict: assertion
public class PhaserRegisterBad {
    static final Phaser phaser = new Phaser(1);
    static final AtomicInteger done = new AtomicInteger();

    static void work() {
        phaser.register();
        done.incrementAndGet();
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(PhaserRegisterBad::work).start();
        }
        phaser.arriveAndAwaitAdvance();
        assert done.get() == 2 : done + " of 2 done";
    }
}
