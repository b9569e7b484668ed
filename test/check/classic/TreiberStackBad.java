import java.util.concurrent.atomic.AtomicReference;

// Treiber's stack with nodes that are used again.
// bug: ABA: the top is the same node as before, but the stack below it is not; a popped node comes back.
// verdict: assertion
public class TreiberStackBad {
    static final class Node {
        volatile Node next;
        int found;
    }

    static final AtomicReference<Node> top = new AtomicReference<>();
    static Node mine, theirs;

    static void push(Node node) {
        Node old;
        do {
            old = top.get();
            node.next = old;
        } while (!top.compareAndSet(old, node));
    }

    static Node pop() {
        Node old, next;
        do {
            old = top.get();
            if (old == null) {
                return null;
            }
            next = old.next;
        } while (!top.compareAndSet(old, next));
        return old;
    }

    static void popOne() {
        mine = pop();
    }

    static void popTwoAndPushOne() {
        Node first = pop();
        theirs = pop();
        if (first != null) {
            push(first);
        }
    }

    static void count(Node node) {
        if (node != null) {
            node.found++;
            assert node.found == 1 : "a node was popped twice";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        push(new Node());
        push(new Node());
        Run.all(TreiberStackBad::popOne, TreiberStackBad::popTwoAndPushOne);
        count(mine);
        count(theirs);
        for (Node node = pop(); node != null; node = pop()) {
            count(node);
        }
    }
}
