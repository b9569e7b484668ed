import java.util.concurrent.Semaphore;

// Two threads need both of two permits.
// bug: they are acquired one by one: each thread may hold one and want the other.
// verdict: deadlock
public class SemaphorePiecesBad {
    static final Semaphore permits = new Semaphore(2);
    static int uses;

    static void use() throws InterruptedException {
        permits.acquire();
        permits.acquire();
        uses++;
        permits.release(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphorePiecesBad::use, SemaphorePiecesBad::use);
        assert uses == 2;
    }
}
