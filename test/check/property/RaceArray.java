/** Elements of an array are places of their own: only the last one is raced for. */
public class RaceArray {
    public static void main(String[] args) {
        int[] cells = new int[3];
        new Thread(() -> {
            cells[0] = 1;
            cells[2] = 1;
        }).start();
        cells[1] = 1;
        int seen = cells[2];
    }
}
