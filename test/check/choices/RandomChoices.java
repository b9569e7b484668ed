// check: --outcomes --random=choices
// check: --outcomes --random=choices --search=bfs
// check: --outcomes --random=choices --jobs=2
import java.util.*;
import java.util.concurrent.*;
import java.util.random.RandomGenerator;

/** Every value of a draw with few values; a generator with a seed is none that draws. A thread beside draws as well. */
public class RandomChoices {
    static volatile int beside;

    static String scaled(int n) { return " " + (int) (Math.random() * n); }

    static String part() {
        double r = Math.random();
        if (r < 0.25) return " low";
        else if (r > 0.75) return " high";
        return r == 0.5 ? " half" : " middle";
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random();
        Random seeded = new Random(42);
        Random reseeded = new Random();
        reseeded.setSeed(42);
        int fixed = seeded.nextInt(1000), again = reseeded.nextInt(1000);
        if (fixed != again) throw new AssertionError();
        switch (new Random().nextInt(8)) {
        case 0 -> System.out.println("below " + random.nextInt(3));
        case 1 -> System.out.println("between " + random.nextInt(5, 7) + " " + random.nextLong(-1, 1));
        case 2 -> System.out.println("boolean " + random.nextBoolean());
        case 3 -> System.out.println("scaled" + scaled(2) + " " + (Math.random() < 0.1) + " " + (0.9 < random.nextDouble()));
        case 4 -> System.out.println("part" + part());
        case 5 -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            Collections.shuffle(list);
            System.out.println(list);
        }
        case 6 -> {
            RandomGenerator split = new SplittableRandom();
            System.out.println("split " + split.nextInt(2) + " " + split.nextBoolean() + " "
                    + ThreadLocalRandom.current().nextInt(2) + " " + new java.security.SecureRandom().nextInt(2));
        }
        default -> {
            Thread other = new Thread(() -> beside = 1 + random.nextInt(2));
            other.start();
            int here = random.nextInt(2), seen = beside;
            other.join();
            System.out.println("beside " + here + " " + seen + " of " + beside);
        }
        }
    }
}
