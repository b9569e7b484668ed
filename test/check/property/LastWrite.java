/** Nobody looks at what is written last. */
public class LastWrite {
    static class Cell {
        int value;
    }

    public static void main(String[] args) throws InterruptedException {
        Cell cell = new Cell();
        Runnable take = () -> {
            if (cell.value > -1) cell.value--;
        };
        Thread one = new Thread(take), other = new Thread(take);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
