// Aims at: java.util.Random with a seed: all generators, shuffle, ints(), nextGaussian.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class SeededRandom {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " "
            + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " "
            + r.nextGaussian());
        byte[] bytes = new byte[7];
        r.nextBytes(bytes);
        int sum = 0;
        for (byte b : bytes) sum = sum * 31 + b;
        System.out.println(sum + " " + r.ints(5, 0, 10).boxed().toList() + " " + r.doubles(2).sum());
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 20; i++) list.add(i);
        Collections.shuffle(list, new Random(7));
        System.out.println(list);
        Random same = new Random(42);
        System.out.println(same.nextInt() + " " + new Random(-1).nextLong() + " " + new Random(0).nextInt(1 << 30));
        int[] histogram = new int[6];
        for (int i = 0; i < 600; i++) histogram[same.nextInt(6)]++;
        System.out.println(histogram[0] + " " + histogram[1] + " " + histogram[2] + " " + histogram[3] + " "
            + histogram[4]
            + " " + histogram[5]);
    }
}
