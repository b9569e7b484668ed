import java.util.concurrent.Semaphore;

// Two threads need both of two permits.
// verdict: clean
public class SemaphorePiecesGood {
    static final Semaphore permits = new Semaphore(2);
    static int uses;

    static void use() throws InterruptedException {
        permits.acquire(2);
        uses++;
        permits.release(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphorePiecesGood::use, SemaphorePiecesGood::use);
        assert uses == 2;
    }
}
