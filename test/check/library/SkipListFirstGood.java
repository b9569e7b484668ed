import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads take the most urgent job from a sorted map.
// verdict: clean
public class SkipListFirstGood {
    static final ConcurrentSkipListMap<Integer, AtomicInteger> jobs = new ConcurrentSkipListMap<>();
    static final AtomicInteger job1 = new AtomicInteger(), job2 = new AtomicInteger();

    static void work() {
        Map.Entry<Integer, AtomicInteger> job = jobs.pollFirstEntry();
        job.getValue().incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        jobs.put(1, job1);
        jobs.put(2, job2);
        Run.all(SkipListFirstGood::work, SkipListFirstGood::work);
        assert job1.get() == 1 && job2.get() == 1 : job1 + " and " + job2;
    }
}
