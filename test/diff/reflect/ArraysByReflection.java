// Aims at: java.lang.reflect.Array: newInstance, get and set with widening, getLength, failures.
import java.lang.reflect.Array;
import java.util.Arrays;

public class ArraysByReflection {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        int[] i = (int[]) Array.newInstance(int.class, 3);
        String[][] s = (String[][]) Array.newInstance(String.class, 2, 3);
        long[][] l = (long[][]) Array.newInstance(long[].class, 2);
        Array.set(i, 0, 5);
        Array.setInt(i, 1, 6);
        Array.setByte(i, 2, (byte) -7);
        s[1][2] = "x";
        System.out.println(Arrays.toString(i) + Array.getLength(s) + Array.get(Array.get(s, 1), 2) + l[0]
            + Array.getLong(i, 0)
            + Array.getDouble(i, 2) + " " + s.getClass().getName() + Array.newInstance(boolean.class, 1).getClass());
        attempt(() -> Array.get("no array", 0));
        attempt(() -> Array.get(i, 3));
        attempt(() -> Array.set(i, 0, "x"));
        attempt(() -> Array.set(i, 0, 5L));
        attempt(() -> Array.setLong(i, 0, 5L));
        attempt(() -> Array.newInstance(int.class, -1));
        attempt(() -> Array.newInstance(void.class, 1));
        attempt(() -> Array.getInt(new double[1], 0));
        attempt(() -> Array.set(s, 0, new String[0]));
        attempt(() -> Array.getLength(null));
    }
}
