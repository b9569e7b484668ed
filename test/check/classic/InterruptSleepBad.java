// A worker sleeps between two pieces of work and is interrupted to make it stop early.
// bug: an interrupted sleep is taken for a finished one, and the second piece is done after all.
// verdict: assertion
public class InterruptSleepBad {
    static boolean interrupted, second;

    static void work() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        second = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptSleepBad::work);
        worker.start();
        worker.interrupt();
        worker.join();
        assert !(interrupted && second) : "did not stop";
    }
}
