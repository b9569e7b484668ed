// Aims at: RandomGenerator and its factories: every algorithm seeded, bounded numbers, splitting, jumping, streams,
// errors.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class RandomFamily {
    static void draw(String name, RandomGenerator g) {
        System.out.println(name + " " + g.nextInt() + " " + g.nextInt(10) + " " + g.nextInt(-5, 5) + " " + g.nextLong()
            + " " + g.nextLong(1L << 40) + " " + g.nextLong(-9, -3) + " " + g.nextBoolean());
        byte[] bytes = new byte[5];
        g.nextBytes(bytes);
        System.out.println("  " + g.nextDouble() + " " + g.nextDouble(2, 3) + " " + g.nextFloat() + " "
            + g.nextFloat(0.5f) + " " + g.nextGaussian() + " " + g.nextGaussian(10, 2) + " " + g.nextExponential() + " "
            + Arrays.toString(bytes));
        System.out.println("  " + Arrays.toString(g.ints(3, 0, 100).toArray()) + Arrays.toString(g.longs(2).toArray())
            + Arrays.toString(g.doubles(2, -1, 1).toArray()) + g.isDeprecated());
    }

    public static void main(String[] args) {
        RandomGeneratorFactory.all().filter(f -> !f.name().equals("SecureRandom"))
            .sorted(Comparator.comparing(RandomGeneratorFactory::name)).forEach(f -> {
            System.out.println(f.name() + " " + f.group() + " " + f.stateBits() + " " + f.equidistribution() + " "
                + f.isSplittable() + f.isJumpable() + f.isLeapable() + f.isArbitrarilyJumpable() + f.isStreamable()
                + f.isStatistical() + f.isHardware() + f.isStochastic());
            draw(f.name(), f.create(42L));
        });
        RandomGenerator.SplittableGenerator parent = RandomGenerator.SplittableGenerator.of("L64X128MixRandom");
        System.out.println(parent.getClass().getSimpleName() + " " + (parent.split() != parent));
        RandomGenerator.SplittableGenerator seeded =
            (RandomGenerator.SplittableGenerator) RandomGeneratorFactory.of("L128X256MixRandom").create(7L);
        draw("split", seeded.split());
        seeded.splits(2).forEach(g -> System.out.print(g.nextInt() + " "));
        RandomGenerator.LeapableGenerator leaping =
            (RandomGenerator.LeapableGenerator) RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(1L);
        leaping.jump();
        System.out.print(leaping.nextLong() + " ");
        leaping.leap();
        System.out.println(leaping.nextLong() + " " + leaping.copyAndJump().nextLong() + " "
            + leaping.jumps(2).mapToLong(RandomGenerator::nextLong).sum() + " " + leaping.jumpDistance() + " "
            + leaping.leapDistance());
        draw("bytes", RandomGeneratorFactory.of("L64X256MixRandom").create(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}));
        SplittableRandom splittable = new SplittableRandom(99);
        draw("splittable", splittable.split());
        System.out.println(splittable.splits(3).mapToInt(RandomGenerator::nextInt).sum() + " "
            + splittable.ints(3).parallel().sum());
        Random legacy = new Random(5);
        draw("legacy", legacy);
        System.out.println(legacy.ints(4, 1, 7).boxed().toList() + " " + legacy.doubles().limit(2).sum());
        Runnable[] wrong = {() -> splittable.nextInt(0), () -> splittable.nextInt(3, 3),
            () -> legacy.nextDouble(1, Double.NaN), () -> legacy.ints(-1), () -> RandomGenerator.of("Nope"),
            () -> legacy.nextGaussian(0, -1), () -> legacy.nextLong(0),
            () -> legacy.nextFloat(Float.POSITIVE_INFINITY), () -> RandomGenerator.JumpableGenerator.of("Random")};
        for (Runnable action : wrong) {
            try {
                action.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
    }
}
