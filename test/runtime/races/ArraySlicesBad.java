// Each thread fills its half of an array.
// bug: the halves overlap by one.
// run --race=hb: data-race int[]
public class ArraySlicesBad {
    static void fill(int[] array, int from, int to) {
        for (int i = from; i < to; i++) {
            array[i] = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] array = new int[8];
        Run.all(() -> fill(array, 0, 5), () -> fill(array, 4, 8));
    }
}
