// outcome: 0 false
// outcome: 0 true
// The thread may have ended, or not.
public class Alive {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        boolean alive = t.isAlive();
        t.join();
        System.out.println(alive);
    }
}
