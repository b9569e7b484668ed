import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

// A stack whose top is changed by an AtomicReferenceFieldUpdater.
// bug: a node is filled after it was pushed.
// run --race=hb: data-race Node.value
public class FieldUpdaterBad {
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
            do {
                node.next = top;
            } while (!TOP.compareAndSet(this, node.next, node));
            node.value = value;
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
