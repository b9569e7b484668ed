// Aims at: a program that makes much more garbage than it keeps: linked structures, arrays, strings.
public class GarbageChurn {
    static final class Node {
        final Node next;
        final byte[] load;

        Node(Node next, int n) {
            this.next = next;
            load = new byte[n];
            load[n - 1] = (byte) n;
        }
    }

    public static void main(String[] args) {
        long sum = 0;
        Node kept = null;
        for (int round = 0; round < 400; round++) {
            Node head = null;
            for (int i = 1; i <= 50; i++) head = new Node(head, 200 + i);
            for (Node n = head; n != null; n = n.next) sum += n.load[n.load.length - 1];
            if (round % 100 == 0) kept = new Node(kept, 10 + round);
            String s = "";
            for (int i = 0; i < 10; i++) s += i + round;
            sum += s.hashCode() & 15;
        }
        int length = 0;
        for (Node n = kept; n != null; n = n.next) length += n.load.length;
        System.out.println(sum + " " + length);
    }
}
