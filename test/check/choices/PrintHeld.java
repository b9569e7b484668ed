// check: --outcomes
// check: --outcomes --no-por
// check: --outcomes --search=bfs

/** Whoever has the stream's monitor prints two lines, and nothing comes between them. */
public class PrintHeld {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (System.out) {
                System.out.println("a1");
                System.out.println("a2");
            }
        });
        t.start();
        System.out.println("b");
        t.join();
    }
}
