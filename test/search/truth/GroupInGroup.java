// outcome: 0 0 1
// Both threads only look at the groups, which were made before.
public class GroupInGroup {
    static final ThreadGroup outer = new ThreadGroup("outer"), inner = new ThreadGroup(outer, "inner");

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> inner.activeCount());
        t.start();
        t.join();
        System.out.println(outer.activeCount() + " " + outer.activeGroupCount());
    }
}
