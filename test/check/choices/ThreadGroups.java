// check: --outcomes -Dlook=groups
// check: --outcomes -Dlook=threads
// check: --outcomes -Dlook=list
import java.util.Arrays;

/** A group that gets a subgroup and a thread while another thread looks at it. */
public class ThreadGroups {
    static int look(ThreadGroup group) {
        switch (System.getProperty("look")) {
            case "groups": return group.activeGroupCount();
            case "threads": return group.activeCount();
            default:
                Thread[] threads = new Thread[4];
                int count = group.enumerate(threads);
                return count + (int) Arrays.stream(threads).filter(t -> t != null).count();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup main = Thread.currentThread().getThreadGroup(), group = new ThreadGroup("group");
        System.out.println(main.activeCount() + " " + main.activeGroupCount());
        Thread maker = new Thread(() -> new Thread(new ThreadGroup(group, "sub"), "inner").start(), "maker");
        maker.start();
        System.out.println(look(group));
        maker.join();
    }
}
