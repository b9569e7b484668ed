// A thread sees what was written before it was started.
// bug: it is written after the start.
// run --race=hb: data-race Job.size
public class StartPublishesBad {
    static final class Job extends Thread {
        int size, done;

        @Override
        public void run() {
            done = size;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Job job = new Job();
        job.start();
        job.size = 3;
        job.join();
        assert job.done == 3 || job.done == 0;
    }
}
