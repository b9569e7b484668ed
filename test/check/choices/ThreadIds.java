// check: --outcomes
// check: --outcomes -Dkind=subclass
/** Numbers of threads that two threads make: in either order. */
public class ThreadIds {
    static long one, two;

    /** Looks while it is being made. */
    static class Own extends Thread {
        final long id = getId();
    }

    static long number() {
        return System.getProperty("kind") == null ? new Thread(() -> {}, "new").getId() : new Own().id;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> one = number(), "first");
        Thread second = new Thread(() -> two = number(), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println((one < two) + " " + (one == two));
    }
}
