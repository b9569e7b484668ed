import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads take the most urgent job from a sorted map.
// bug: looking for the first job and removing it are two steps, so both may take the same one.
// verdict: assertion
public class SkipListFirstBad {
    static final ConcurrentSkipListMap<Integer, AtomicInteger> jobs = new ConcurrentSkipListMap<>();
    static final AtomicInteger job1 = new AtomicInteger(), job2 = new AtomicInteger();

    static void work() {
        Map.Entry<Integer, AtomicInteger> job = jobs.firstEntry();
        jobs.remove(job.getKey());
        job.getValue().incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        jobs.put(1, job1);
        jobs.put(2, job2);
        Run.all(SkipListFirstBad::work, SkipListFirstBad::work);
        assert job1.get() == 1 && job2.get() == 1 : job1 + " and " + job2;
    }
}
