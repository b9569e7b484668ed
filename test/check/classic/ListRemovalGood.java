// A linked list with a lock in every node; two neighbours are removed at the same time.
// A removed node leads back to the head, for those who stand on it.
// verdict: clean
public class ListRemovalGood {
    static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(1, new Node(2, new Node(3, null))));

    static void remove(int value) {
        Node before = head;
        while (true) {
            synchronized (before) {
                Node node = before.next;
                if (node == null) {
                    return;
                }
                if (node.value == value) {
                    synchronized (node) {
                        before.next = node.next;
                        node.next = head;
                        return;
                    }
                }
                before = node;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> remove(1), () -> remove(2));
        assert head.next.value == 3 : "a removed node is still there";
    }
}
