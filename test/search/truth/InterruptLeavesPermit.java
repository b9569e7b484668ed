// outcome: 0 01
// outcome: 0 10
// An interrupt is a permit to park, too, which stays when the flag is cleared. If it comes before the first look, that clears the flag, and
// park goes through by the permit (10); if behind it, park goes through and leaves the flag for the second look (01).
public class InterruptLeavesPermit {
    static int first, second;
    static void look() {
        first = Thread.interrupted() ? 1 : 0;
        java.util.concurrent.locks.LockSupport.park();
        second = Thread.interrupted() ? 1 : 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> look());
        t.start();
        t.interrupt();
        t.join();
        System.out.println("" + first + second);
    }
}
