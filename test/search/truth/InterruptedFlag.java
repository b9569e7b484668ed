// outcome: 0 false false
// outcome: 0 true false
// Thread.interrupted() sees the interrupt or comes before it; it is cleared by being seen.
public class InterruptedFlag {
    static String r;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            boolean first = Thread.interrupted();
            r = first ? first + " " + Thread.interrupted() : "false false";
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.println(r);
    }
}
