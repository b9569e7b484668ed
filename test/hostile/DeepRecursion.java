// ends: any
/** Recursion without an end, in two threads, caught and begun again. */
public class DeepRecursion {
    static int deep(int n) { return 1 + deep(n + 1); }

    public static void main(String[] args) throws Exception {
        Runnable task = () -> {
            for (int i = 0; i < 3; i++)
                try {
                    deep(0);
                } catch (StackOverflowError e) {
                    System.out.println("deep");
                }
        };
        Thread t = new Thread(task);
        t.start();
        task.run();
        t.join();
    }
}
