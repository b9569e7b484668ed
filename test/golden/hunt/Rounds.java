/* A race in a long loop: it is near, if one does not go through the loop first. */
public class Rounds {
    static int count;

    static void work() {
        for (int i = 0; i < 300_000; i++) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(Rounds::work);
        Thread u = new Thread(Rounds::work);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(count > 0);
    }
}
