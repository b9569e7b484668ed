/**
 * Two threads count without a lock: both may read the same value, and one of the updates is lost.
 * The assertion at the end fails in some interleavings.
 */
public class LostUpdate {
    private static int counter;

    static final class Adder extends Thread {
        @Override
        public void run() {
            int seen = counter;
            counter = seen + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Adder first = new Adder();
        Adder second = new Adder();
        first.start();
        second.start();
        first.join();
        second.join();
        assert counter == 2 : "lost update: counter is " + counter;
        System.out.println("counter " + counter);
    }
}
