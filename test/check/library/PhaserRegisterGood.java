import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

// Main waits at a phaser until two workers have arrived.
// verdict: clean
public class PhaserRegisterGood {
    static final Phaser phaser = new Phaser(1);
    static final AtomicInteger done = new AtomicInteger();

    static void work() {
        done.incrementAndGet();
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            phaser.register();
            new Thread(PhaserRegisterGood::work).start();
        }
        phaser.arriveAndAwaitAdvance();
        assert done.get() == 2 : done + " of 2 done";
    }
}
