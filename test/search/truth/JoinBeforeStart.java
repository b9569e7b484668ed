// outcome: 0
// Main starts t, joins u, which is not started (that changes nothing), starts u, and joins both. Nothing can go wrong, and nothing is printed.
public class JoinBeforeStart {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { }), u = new Thread(() -> { });
        t.start();
        u.join();
        u.start();
        t.join();
        u.join();
    }
}
