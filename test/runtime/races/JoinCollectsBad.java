// The main thread reads a result after the join.
// bug: it reads it before the join.
// run --race=hb: data-race Job.result
public class JoinCollectsBad {
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
        int seen = job.result;
        job.join();
        assert seen == 0 || seen == 42;
    }
}
