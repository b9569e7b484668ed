// Two threads meet at a barrier, twice.
// bug: who is woken looks at the count, which a quick partner has already raised for the next meeting.
// verdict: deadlock
public class BarrierBad {
    static final class Barrier {
        private final int parties;
        private int arrived;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized void await() throws InterruptedException {
            arrived++;
            if (arrived == parties) {
                arrived = 0;
                notifyAll();
                return;
            }
            while (arrived != 0) {
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
