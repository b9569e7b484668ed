import java.util.concurrent.atomic.AtomicMarkableReference;

// Harris's sorted list: a node is marked before it is unlinked, so that nobody appends to it.
// verdict: clean
public class LockFreeListGood {
    static final class Node {
        final int value;
        final AtomicMarkableReference<Node> next;

        Node(int value, Node next) {
            this.value = value;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node second = new Node(2, null);
    static final Node first = new Node(1, second);

    /** Removes the second node. */
    static void remove() {
        while (true) {
            Node after = second.next.getReference();
            if (second.next.compareAndSet(after, after, false, true)) {
                first.next.compareAndSet(second, after, false, false);
                return;
            }
        }
    }

    /** Puts the three behind the two, or behind the one if the two is gone. */
    static void insert() {
        while (true) {
            boolean[] marked = new boolean[1];
            Node before = first.next.getReference() == second ? second : first;
            Node after = before.next.get(marked);
            if (marked[0]) {
                first.next.compareAndSet(second, after, false, false);
            } else if (after != second && before.next.compareAndSet(after, new Node(3, after), false, false)) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LockFreeListGood::remove, LockFreeListGood::insert);
        Node node = first.next.getReference();
        assert node != null && node.value == 3 : "the new node is lost";
        assert node.next.getReference() == null;
    }
}
