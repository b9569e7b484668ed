import java.util.concurrent.atomic.AtomicReference;

// A lock-free queue with two elements from which two threads take one each.
// bug: the head is moved with a plain write, so both can take the same element.
// verdict: assertion
public class QueuePollBad {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(1, new Node(2, null)));
    static int first, second;

    static int poll() {
        while (true) {
            Node node = head.get();
            if (node == null) {
                return 0;
            }
            head.set(node.next);
            return node.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = poll(), () -> second = poll());
        assert first + second == 3 : "both took the same element";
    }
}
