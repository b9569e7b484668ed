// A thread sees what was written before it was started.
// run --race=hb: none
public class StartPublishesGood {
    static final class Job extends Thread {
        int size, done;

        @Override
        public void run() {
            done = size;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Job job = new Job();
        job.size = 3;
        job.start();
        job.join();
        assert job.done == 3 || job.done == 0;
    }
}
