/** Each thread has its own element. */
public class NoRaceArray {
    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[0] = 1);
        t.start();
        cells[1] = 1;
        t.join();
        cells[0] = 2;
    }
}
