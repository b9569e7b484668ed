// outcome: 0 1
// outcome: 0 2
// outcome: 0 3
// Three threads increment once: from all reading 0 to one after the other.
public class LostUpdatesOfThree {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) (threads[i] = new Thread(() -> x++)).start();
        for (Thread t : threads) t.join();
        System.out.println(x);
    }
}
