import java.util.concurrent.atomic.AtomicStampedReference;

// Treiber's stack with nodes that are used again.
// verdict: clean
public class TreiberStackGood {
    static final class Node {
        volatile Node next;
        int found;
    }

    static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);
    static Node mine, theirs;

    static void push(Node node) {
        int[] stamp = new int[1];
        Node old;
        do {
            old = top.get(stamp);
            node.next = old;
        } while (!top.compareAndSet(old, node, stamp[0], stamp[0] + 1));
    }

    static Node pop() {
        int[] stamp = new int[1];
        Node old, next;
        do {
            old = top.get(stamp);
            if (old == null) {
                return null;
            }
            next = old.next;
        } while (!top.compareAndSet(old, next, stamp[0], stamp[0] + 1));
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
        Run.all(TreiberStackGood::popOne, TreiberStackGood::popTwoAndPushOne);
        count(mine);
        count(theirs);
        for (Node node = pop(); node != null; node = pop()) {
            count(node);
        }
    }
}
