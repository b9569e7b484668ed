import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

// A stack whose top is changed by an AtomicReferenceFieldUpdater.
// run --race=hb: none
public class FieldUpdaterGood {
    static final class Node {
        int value;
        Node next;
    }

    static final class Stack {
        static final AtomicReferenceFieldUpdater<Stack, Node> TOP =
                AtomicReferenceFieldUpdater.newUpdater(Stack.class, Node.class, "top");
        volatile Node top;

        void push(int value) {
            Node node = new Node();
            node.value = value;
            do {
                node.next = top;
            } while (!TOP.compareAndSet(this, node.next, node));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack stack = new Stack();
        int[] seen = new int[1];
        Run.all(() -> stack.push(1), () -> {
            Node node = stack.top;
            seen[0] = node == null ? 0 : node.value;
        });
    }
}
