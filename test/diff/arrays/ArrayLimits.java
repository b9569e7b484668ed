// Aims at: arrays larger than any VM allows, zero-length arrays, large but fine arrays, clone and copy of those.
public class ArrayLimits {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        attempt(() -> System.out.println(new int[Integer.MAX_VALUE].length));
        attempt(() -> System.out.println(new Object[Integer.MAX_VALUE].length));
        attempt(() -> System.out.println(new int[0].length));
        byte[] big = new byte[1 << 20];
        big[big.length - 1] = 7;
        byte[] copy = java.util.Arrays.copyOf(big, big.length + 5);
        System.out.println(copy.length + " " + copy[big.length - 1] + " " + big.clone()[big.length - 1]);
        try {
            java.util.Arrays.copyOf(big, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
