// A synchronized method calls a static one, and the static one the other way round: an object's lock and its class's.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class InstanceAndClass {
    static final InstanceAndClass only = new InstanceAndClass();
    private int size;

    synchronized void grow() {
        size++;
        log();
    }

    static synchronized void log() {
    }

    static synchronized void reset() {
        only.shrink();
    }

    synchronized void shrink() {
        size = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(only::grow, InstanceAndClass::reset);
    }
}
