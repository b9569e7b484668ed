import havelock.Verify;

/** Fails for one value, one answer, and one order of two threads. */
public class Choices {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        int number = Verify.getInt(3, 7);
        Thread other = new Thread(() -> x++);
        other.start();
        boolean answer = Verify.getBoolean();
        x = x * 2;
        other.join();
        assert !(number == 5 && answer && x == 2);
    }
}
