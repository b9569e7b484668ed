// check: --outcomes

/** A loop that counts until a time has passed: it may count to any number, so not all is searched. */
public class BusyCounted {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        long start = System.nanoTime();
        int rounds = 0;
        while (!done && System.nanoTime() - start < 1000) rounds++;
        t.join();
        System.out.println(rounds < 16 ? "few rounds" : "many rounds");
    }
}
