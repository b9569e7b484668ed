// A static counter that all instances share, changed under the lock of the class.
// run --race=hb: none
public class StaticCounterGood {
    static final class Ticket {
        static int sold;

        static synchronized void sell() {
            sold++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> Ticket.sell(), () -> Ticket.sell());
    }
}
