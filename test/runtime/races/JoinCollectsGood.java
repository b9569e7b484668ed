// The main thread reads a result after the join.
// run --race=hb: none
public class JoinCollectsGood {
    static final class Job extends Thread {
        int result;

        @Override
        public void run() {
            result = 42;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Job job = new Job();
        job.start();
        job.join();
        int seen = job.result;
        assert seen == 0 || seen == 42;
    }
}
