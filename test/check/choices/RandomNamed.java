// check: --outcomes
// check: --outcomes --jobs=2
// check: --outcomes --random=choices
import java.util.*;
import java.util.concurrent.*;
import java.util.random.RandomGenerator;

/** Each source of random numbers that a program asks for is named; a generator with a seed is not. */
public class RandomNamed {
    static final Map<Object, String> map = new HashMap<>();

    public static void main(String[] args) throws Exception {
        Random random = new Random();
        int x = random.nextInt();
        double d = Math.random();
        if (Double.isNaN(d)) throw new AssertionError();
        Thread other = new Thread(() -> ThreadLocalRandom.current().nextLong());
        other.start();
        other.join();
        x += new java.security.SecureRandom().nextInt();
        x += UUID.randomUUID().hashCode();
        x += new SplittableRandom().nextInt();
        x += RandomGenerator.getDefault().nextInt();
        map.put(new Object(), "a");
        x += System.identityHashCode(map);
        for (String s : Set.of("a", "b", "c")) x += s.length();
        Map.of(1, 2, 3, 4).forEach((k, v) -> { });
        new Random(42).nextInt();
        new SplittableRandom(42).nextInt();
        random.nextGaussian();
        int large = random.nextInt(1_000_000);
        if (x == 12345 && large == 77) throw new AssertionError();
        System.out.println("done");
    }
}
