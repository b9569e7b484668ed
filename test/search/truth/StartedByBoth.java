// outcome: 0 ran one refused
// Two threads start a third: one of them is refused.
public class StartedByBoth {
    static int refused;

    public static void main(String[] args) throws Exception {
        Thread third = new Thread(() -> System.out.print("ran "));
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++)
            threads[i] = new Thread(() -> {
                try {
                    third.start();
                } catch (IllegalThreadStateException e) {
                    synchronized (StartedByBoth.class) {
                        refused++;
                    }
                }
            });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        third.join();
        System.out.print(refused == 1 ? "one refused" : "refused: " + refused);
    }
}
