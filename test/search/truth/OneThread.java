// states: 1 + 2 * 4 + 3 = 12
// outcome: 0
// A thread of k visible steps has c = k + 3 places to stand: before its first step, before each visible operation, before its
// end, and behind it. Main stands before everything (1), before the start of thread i with i - 1 others under way, before
// join i, waiting in join i, before its end, before the end of the program, and behind it (3).
// k = 1, c = 4: before join and waiting in it, the thread stands anywhere: 2 * c.
public class OneThread {
    static volatile int a;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = 1);
        t.start();
        t.join();
    }
}
