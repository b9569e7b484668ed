// Aims at: a bigger program: a balanced search tree with insertion and removal, against TreeMap.
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

public class AvlTree {
    static final class Node {
        int key, height = 1;
        String value;
        Node left, right;

        Node(int key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    static Node fix(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
        int balance = height(n.left) - height(n.right);
        if (balance > 1) {
            if (height(n.left.left) < height(n.left.right)) n.left = rotateLeft(n.left);
            return rotateRight(n);
        }
        if (balance < -1) {
            if (height(n.right.right) < height(n.right.left)) n.right = rotateRight(n.right);
            return rotateLeft(n);
        }
        return n;
    }

    static Node rotateLeft(Node n) {
        Node r = n.right;
        n.right = r.left;
        r.left = n;
        fix(n);
        return fix(r);
    }

    static Node rotateRight(Node n) {
        Node l = n.left;
        n.left = l.right;
        l.right = n;
        fix(n);
        return fix(l);
    }

    static Node insert(Node n, int k, String v) {
        if (n == null) return new Node(k, v);
        if (k < n.key) n.left = insert(n.left, k, v);
        else if (k > n.key) n.right = insert(n.right, k, v);
        else n.value = v;
        return fix(n);
    }

    static Node remove(Node n, int k) {
        if (n == null) return null;
        if (k < n.key) {
            n.left = remove(n.left, k);
        } else if (k > n.key) {
            n.right = remove(n.right, k);
        } else {
            if (n.left == null) return n.right;
            if (n.right == null) return n.left;
            Node s = n.right;
            while (s.left != null) s = s.left;
            n.key = s.key;
            n.value = s.value;
            n.right = remove(n.right, s.key);
        }
        return fix(n);
    }

    static void walk(Node n, StringBuilder b) {
        if (n == null) return;
        walk(n.left, b);
        b.append(n.key).append('=').append(n.value).append(", ");
        walk(n.right, b);
    }

    public static void main(String[] args) {
        Node root = null;
        Map<Integer, String> model = new TreeMap<>();
        Random r = new Random(17);
        for (int i = 0; i < 600; i++) {
            int k = r.nextInt(120);
            if (r.nextInt(3) == 0) {
                root = remove(root, k);
                model.remove(k);
            } else {
                root = insert(root, k, "v" + i);
                model.put(k, "v" + i);
            }
        }
        StringBuilder b = new StringBuilder();
        walk(root, b);
        String mine = "{" + b.substring(0, b.length() - 2) + "}";
        System.out.println(mine.equals(model.toString()) + " " + height(root) + " " + model.size());
        System.out.println(mine.substring(0, 60));
    }
}
