// Two nodes tell each other; each call holds both.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class SynchronizedMethods {
    static final class Node {
        private int told;

        synchronized void tell(Node other) {
            other.hear();
        }

        synchronized void hear() {
            told++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node left = new Node(), right = new Node();
        Run.all(() -> left.tell(right), () -> right.tell(left));
    }
}
