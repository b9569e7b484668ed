import java.util.concurrent.Phaser;

// Two threads go through phases together; the second takes part in the first phase only.
// verdict: clean
public class PhaserLeaveGood {
    static final Phaser phaser = new Phaser(2);

    static void stay() {
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
    }

    static void leave() {
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(PhaserLeaveGood::stay, PhaserLeaveGood::leave);
    }
}
