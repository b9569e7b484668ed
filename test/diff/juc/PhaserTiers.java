// Aims at: Phaser: registration, arrival without waiting, tiers, onAdvance, termination, refusals; CyclicBarrier broken
// and reset; Exchanger.
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class PhaserTiers {
    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = new CopyOnWriteArrayList<>();
        Phaser phaser = new Phaser(1) {
            @Override protected boolean onAdvance(int phase, int registered) { log.add(phase + ":" + registered);
                return phase >= 3; }
        };
        Thread[] workers = new Thread[3];
        for (int i = 0; i < workers.length; i++) {
            int rounds = i + 1;
            phaser.register();
            workers[i] = new Thread(() -> {
                for (int r = 0; r < rounds; r++) phaser.arriveAndAwaitAdvance();
                phaser.arriveAndDeregister();
            });
            workers[i].start();
        }
        while (!phaser.isTerminated()) phaser.arriveAndAwaitAdvance();
        for (Thread worker : workers) worker.join();
        System.out.println(log + " " + phaser.isTerminated() + (phaser.getPhase() < 0)
            + phaser.register() / Integer.MIN_VALUE);
        Phaser root = new Phaser();
        Phaser left = new Phaser(root, 2), right = new Phaser(root, 1);
        System.out.println(root.getRegisteredParties() + " " + left.getParent().equals(root)
            + left.getRoot().equals(root) + left.arrive() + right.arrive() + root.getPhase() + left.arrive()
            + root.getPhase() + right.getPhase() + left.getUnarrivedParties());
        System.out.println(right.arriveAndDeregister() + " " + root.getRegisteredParties() + left.bulkRegister(3)
            + left.getRegisteredParties() + left.awaitAdvance(0) + left.getArrivedParties());
        attempt("await time-out", () -> left.awaitAdvanceInterruptibly(left.getPhase(), 5, TimeUnit.MILLISECONDS));
        attempt("too many arrivals", () -> { Phaser p = new Phaser(); return p.arrive(); });
        attempt("negative", () -> new Phaser(-1));
        attempt("too many", () -> new Phaser(1 << 17));
        attempt("force", () -> { Phaser p = new Phaser(1); p.forceTermination(); return p.arriveAndAwaitAdvance() < 0;
            });
        System.out.println(new Phaser(2).toString().replaceAll(".*\\[", "["));
        List<String> tripped = new CopyOnWriteArrayList<>();
        CyclicBarrier barrier = new CyclicBarrier(2, () -> tripped.add("action"));
        Thread other = new Thread(() -> { try { barrier.await(); barrier.await();
            } catch (BrokenBarrierException | InterruptedException e) { tripped.add(e.getClass().getSimpleName()); } });
        other.start();
        barrier.await();
        while (barrier.getNumberWaiting() == 0) Thread.yield();
        barrier.reset();
        other.join();
        System.out.println(tripped + " " + barrier.isBroken() + barrier.getParties());
        attempt("barrier time-out", () -> barrier.await(5, TimeUnit.MILLISECONDS));
        attempt("broken", () -> barrier.await());
        barrier.reset();
        CyclicBarrier failing = new CyclicBarrier(1, () -> { throw new IllegalStateException("action"); });
        attempt("action", () -> failing.await());
        attempt("broken by action", () -> failing.isBroken());
        attempt("interrupted", () -> { Thread.currentThread().interrupt(); return barrier.await(); });
        attempt("parties", () -> new CyclicBarrier(0));
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread partner = new Thread(() -> { try { got[0] = exchanger.exchange("from partner");
            } catch (InterruptedException e) { got[0] = "interrupted"; } });
        partner.start();
        System.out.println(exchanger.exchange("from main"));
        partner.join();
        System.out.println(got[0]);
        attempt("lonely", () -> exchanger.exchange("nobody", 5, TimeUnit.MILLISECONDS));
        attempt("interrupted exchange", () -> { Thread.currentThread().interrupt(); return exchanger.exchange("x"); });
        System.out.println(Thread.interrupted());
    }
}
