// A list whose nodes have locks: the next one is taken before the last one is given up, from head to tail.
// run --deadlock={tree,basic,guarded,segmented}: none
// run --race={lockset,hb}: none
public class HandOverHand {
    static final class Node {
        private final Object lock = new Object();
        private final Node next;
        private int value;

        Node(Node next) {
            this.next = next;
        }

        void add(int amount) {
            synchronized (lock) {
                value += amount;
                if (next != null) {
                    next.add(amount);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node head = new Node(new Node(new Node(null)));
        Run.all(() -> head.add(1), () -> head.add(2));
    }
}
