// A worker sleeps between two pieces of work and is interrupted to make it stop early.
// verdict: clean
public class InterruptSleepGood {
    static boolean interrupted, second;

    static void work() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            interrupted = true;
            return;
        }
        second = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptSleepGood::work);
        worker.start();
        worker.interrupt();
        worker.join();
        assert !(interrupted && second) : "did not stop";
    }
}
