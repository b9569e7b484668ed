// Aims at: writing and reading objects: graphs, transient fields, superclasses that are not serializable, hooks, enums.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Serialization {
    static class Plain {
        int base = 7;

        Plain() {
            System.out.println("plain constructed");
        }
    }

    static class Node extends Plain implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        Node next;
        transient int cached = 5;
        int[] numbers = {1, 2, 3};
        Map<String, List<Integer>> map = new HashMap<>();

        Node(String name) {
            this.name = name;
            base = 8;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            cached = -1;
        }
    }

    enum Colour { RED, GREEN }

    static class Alone implements Serializable {
        static final Alone ONLY = new Alone();

        private Object readResolve() {
            return ONLY;
        }
    }

    static Object copy(Object o) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node("a");
        a.next = new Node("b");
        a.next.next = a;
        a.map.put("k", new ArrayList<>(List.of(1, 2)));
        Node c = (Node) copy(a);
        System.out.println(c.name + c.next.name + (c.next.next == c) + c.cached + c.base + c.numbers.length + c.map);
        System.out.println((copy(Colour.GREEN) == Colour.GREEN) + " " + (copy(Alone.ONLY) == Alone.ONLY) + " " + copy(new int[][] {{1}, {}}).getClass());
        try {
            copy(List.of(new Object()));
        } catch (NotSerializableException e) {
            System.out.println(e);
        }
    }
}
