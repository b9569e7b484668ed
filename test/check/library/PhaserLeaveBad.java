import java.util.concurrent.Phaser;

// Two threads go through phases together; the second takes part in the first phase only.
// bug: it leaves without deregistering, and the other waits for it in the second phase.
// verdict: deadlock
public class PhaserLeaveBad {
    static final Phaser phaser = new Phaser(2);

    static void stay() {
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
    }

    static void leave() {
        phaser.arrive();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(PhaserLeaveBad::stay, PhaserLeaveBad::leave);
    }
}
