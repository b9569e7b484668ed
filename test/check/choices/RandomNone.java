// check: --outcomes
// check: --outcomes --random=choices
import java.util.*;
import java.util.concurrent.*;

/** What the library draws and hashes for itself is not named, nor is what a program draws from its own seed. */
public class RandomNone {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> answer = pool.submit(() -> new Random(7).nextInt(10));
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("answer", answer.get());
        pool.shutdown();
        System.out.println(map.keySet());
    }
}
