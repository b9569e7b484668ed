import java.util.concurrent.atomic.AtomicReference;

// The queue of Michael and Scott: two threads append at the same time.
// bug: the new node is linked with a plain write, so the slower thread overwrites the other's node.
// verdict: assertion
public class LockFreeQueueBad {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(0));
    static final AtomicReference<Node> tail = new AtomicReference<>(head.get());

    static void add(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = tail.get();
            Node next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else {
                last.next.set(node);
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    static int poll() {
        while (true) {
            Node first = head.get();
            Node last = tail.get();
            Node next = first.next.get();
            if (next == null) {
                return 0;
            }
            if (first == last) {
                tail.compareAndSet(last, next);
            } else if (head.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> add(1), () -> add(2));
        int sum = poll() + poll();
        assert sum == 3 && poll() == 0 : "an element is lost";
    }
}
