// Two classes with static synchronized methods that call each other: the locks are those of the classes.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class StaticMethods {
    static final class Sales {
        static synchronized void close() {
            Ledger.note();
        }

        static synchronized void note() {
        }
    }

    static final class Ledger {
        static synchronized void close() {
            Sales.note();
        }

        static synchronized void note() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(Sales::close, Ledger::close);
    }
}
