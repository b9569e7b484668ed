// Aims at: StackOverflowError is thrown, can be caught, and the program goes on; finally blocks survive it.
public class StackOverflowCaught {
    static int depth;

    static int dive(int n) {
        depth++;
        return dive(n + 1) + 1;
    }

    static long mutual(long a, double b) {
        depth++;
        return other(b, a + 1);
    }

    static long other(double b, long a) {
        return mutual(a, b * 0.5);
    }

    static class Node {
        Node next;

        @Override
        public String toString() {
            return "(" + next + ")";
        }
    }

    public static void main(String[] args) {
        for (int round = 0; round < 3; round++) {
            depth = 0;
            try {
                if (round == 0) {
                    dive(0);
                } else if (round == 1) {
                    mutual(0, 1);
                } else {
                    Node n = new Node();
                    n.next = n;
                    depth = 5000;
                    System.out.println(n.toString());
                }
            } catch (StackOverflowError e) {
                System.out.println("caught " + (depth > 1000) + " " + e.getMessage() + " "
                    + (e.getStackTrace().length >= 1000));
            }
        }
        System.out.println("still alive");
    }
}
