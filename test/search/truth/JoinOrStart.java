// outcome: 0 done
// violation: deadlock
// t joins u, which may not have been started yet; u joins t. If t comes first it ends at once; else they wait for each other.
public class JoinOrStart {
    static final Thread t = new Thread(() -> join(1)), u = new Thread(() -> join(0));
    static void join(int which) {
        try {
            (which == 1 ? u : t).join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        t.start();
        u.start();
        t.join();
        System.out.println("done");
    }
}
