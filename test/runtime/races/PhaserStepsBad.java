import java.util.concurrent.Phaser;

// Two threads work in steps; a phaser lets nobody go ahead.
// bug: they arrive, but do not wait for the others.
// run --race=hb: data-race int[]
public class PhaserStepsBad {
    static final Phaser phaser = new Phaser(2);
    static final int[] parts = new int[2], sums = new int[2];

    static void work(int mine) {
        parts[mine] = mine + 1;
        phaser.arrive();
        sums[mine] = parts[0] + parts[1];
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> work(0), () -> work(1));
    }
}
