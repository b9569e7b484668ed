/** Loops that make objects and seem to go on for ever, but are left in the end: then an assertion fails. */
public class LeftAfterAll {
    static boolean stopped;
    static int found;

    static class Node {
        Node next;
    }

    static class Lazy {
        static int value = 1;
        static {
            found = 7;
        }
    }

    static Node ring(int length) {
        Node first = new Node(), last = first;
        for (int i = 1; i < length; i++) last = last.next = new Node();
        last.next = first;
        return first;
    }

    static void loop(String why) {
        switch (why) {
        case "written":
            while (!stopped) new Object();
            break;
        case "late":
            for (long end = System.currentTimeMillis() + 1000; System.currentTimeMillis() < end;) new Object();
            break;
        case "interrupted":
            while (!Thread.currentThread().isInterrupted()) new Object();
            break;
        case "overflow":
            for (short n = 1; n != 0; n++) new Object();
            break;
        case "hash":
            while (new Object().hashCode() % 5000 != 7) new Object();
            break;
        case "initialised":
            for (int n = 0; found != 7; n++)
                if (n == 20000) n += Lazy.value;
            break;
        case "round":
            Node first = ring(9000);
            for (Node node = first.next; node != first; node = node.next) new Object();
            break;
        default: return;
        }
        throw new AssertionError("left");
    }

    public static void main(String[] args) {
        Thread thread = new Thread(() -> loop(System.getProperty("why")));
        thread.start();
        stopped = true;
        if (System.getProperty("why").equals("interrupted")) thread.interrupt();
    }
}
