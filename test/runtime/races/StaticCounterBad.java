// A static counter that all instances share, changed under the lock of the class.
// bug: the method is synchronized, but not static: every instance has its own lock.
// run --race=hb: data-race Ticket.sold
public class StaticCounterBad {
    static final class Ticket {
        static int sold;

        synchronized void sell() {
            sold++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ticket one = new Ticket(), other = new Ticket();
        Run.all(() -> one.sell(), () -> other.sell());
    }
}
