/** Fails behind a loop that waits for another thread. */
public class Waits {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!ready) ;
            assert !ready;
        });
        t.start();
        ready = true;
        t.join();
    }
}
