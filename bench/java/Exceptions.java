/** Throws and catches through a few frames, with and without a stack trace. */
public class Exceptions {
    @SuppressWarnings("serial")
    static final class Signal extends RuntimeException {
        final int depth;

        Signal(int depth, boolean withTrace) {
            super("depth " + depth, null, false, withTrace);
            this.depth = depth;
        }
    }

    static int descend(int depth, int limit) {
        if (depth == limit) {
            throw new Signal(depth, (limit & 3) == 0);
        }
        try {
            return descend(depth + 1, limit) + 1;
        } catch (IllegalStateException e) {
            return -1;
        } finally {
            counter++;
        }
    }

    private static int counter;

    public static void main(String[] args) {
        long sum = 0;
        int[] array = new int[4];
        for (int i = 0; i < 140_000; i++) {
            try {
                sum += descend(0, i & 15);
            } catch (Signal signal) {
                sum += signal.depth;
            }
            try {
                sum += array[i & 7];
            } catch (ArrayIndexOutOfBoundsException e) {
                sum += 2;
            }
        }
        System.out.println(sum + " " + counter);
    }
}
