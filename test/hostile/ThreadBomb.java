// ends: any
/** Every thread starts two more. */
public class ThreadBomb {
    static void start() {
        new Thread(ThreadBomb::start).start();
        new Thread(ThreadBomb::start).start();
    }

    public static void main(String[] args) { start(); }
}
