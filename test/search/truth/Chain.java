// outcome: 0
// Main starts t and joins it; t starts u and joins it. Nothing can go wrong, and nothing is printed.
public class Chain {
    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> { });
        Thread t = new Thread(() -> {
            try {
                u.start();
                u.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        t.join();
    }
}
