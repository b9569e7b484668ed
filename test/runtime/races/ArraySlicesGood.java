// Each thread fills its half of an array.
// run --race=hb: none
public class ArraySlicesGood {
    static void fill(int[] array, int from, int to) {
        for (int i = from; i < to; i++) {
            array[i] = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] array = new int[8];
        Run.all(() -> fill(array, 0, 4), () -> fill(array, 4, 8));
    }
}
