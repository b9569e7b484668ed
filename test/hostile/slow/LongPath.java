/** A failure at the end of a long path, whose replay and minimising take long, too. */
public class LongPath {
    static int sum;
    static final Object LOCK = new Object();

    private static void add() {
        for (int i = 0; i < 30000; i++)
            synchronized (LOCK) {
                sum++;
            }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LongPath::add);
        t.start();
        add();
        t.join();
        assert sum != 60000;
    }
}
