import java.util.concurrent.atomic.AtomicInteger;

// A ticket lock: draw a number, wait until it is called.
// verdict: clean
public class TicketLockGood {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int called;
    static int inside;

    static void use() {
        int mine = next.getAndIncrement();
        while (called < mine) {
        }
        inside++;
        assert inside == 1 : "two are inside";
        inside--;
        called = mine + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TicketLockGood::use, TicketLockGood::use, TicketLockGood::use);
    }
}
