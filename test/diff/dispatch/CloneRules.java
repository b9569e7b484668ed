// Aims at: Object.clone: shallow copies, arrays in fields, CloneNotSupportedException, protected access.
public class CloneRules {
    static class Node implements Cloneable {
        int value;
        int[] data = {1, 2, 3};
        Node next;

        Node copy() throws CloneNotSupportedException {
            return (Node) clone();
        }
    }

    static class Sub extends Node {
        long extra = 9;
    }

    static class Closed {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Sub s = new Sub();
        s.value = 4;
        s.next = s;
        Sub t = (Sub) s.copy();
        t.data[0] = 50;
        t.value++;
        t.extra++;
        System.out.println(s.value + " " + t.value + " " + s.data[0] + " " + (s.data == t.data) + " " + (t.next == s)
            + " " + s.extra + t.extra + " " + t.getClass().getSimpleName() + " " + (s != t));
        try {
            new Closed().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
    }
}
