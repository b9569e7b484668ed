import java.util.concurrent.atomic.AtomicInteger;

// A ticket lock: draw a number, wait until it is called.
// bug: drawing a number is a read and a write, so two threads can hold the same number.
// verdict: assertion
public class TicketLockBad {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int called;
    static int inside;

    static void use() {
        int mine = next.get();
        next.set(mine + 1);
        while (called < mine) {
        }
        inside++;
        assert inside == 1 : "two are inside";
        inside--;
        called = mine + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TicketLockBad::use, TicketLockBad::use, TicketLockBad::use);
    }
}
