// Two threads meet at a barrier, twice.
// verdict: clean
public class BarrierGood {
    static final class Barrier {
        private final int parties;
        private int arrived;
        private int meeting;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized void await() throws InterruptedException {
            arrived++;
            if (arrived == parties) {
                arrived = 0;
                meeting++;
                notifyAll();
                return;
            }
            int mine = meeting;
            while (mine == meeting) {
                wait();
            }
        }
    }

    static void work(Barrier barrier) throws InterruptedException {
        barrier.await();
        barrier.await();
    }

    public static void main(String[] args) throws InterruptedException {
        Barrier barrier = new Barrier(2);
        Run.all(() -> work(barrier), () -> work(barrier));
    }
}
