// Aims at: names, priorities, daemon flags, groups, toString, currentThread, inheritance from the creator.
public class ThreadProperties {
    public static void main(String[] args) throws Exception {
        Thread m = Thread.currentThread();
        System.out.println(m.getName() + " " + m.getPriority() + " " + m.isDaemon() + " "
            + m.getThreadGroup().getName() + " "
            + m.getThreadGroup().getParent().getName() + " " + m.isAlive() + " " + m.getId());
        Thread a = new Thread(() -> { });
        Thread b = new Thread(() -> { });
        int na = Integer.parseInt(a.getName().substring(7)), nb = Integer.parseInt(b.getName().substring(7));
        System.out.println(a.getName().startsWith("Thread-") + " " + (nb - na));
        m.setPriority(7);
        Thread t = new Thread(() -> System.out.println(Thread.currentThread().getName() + " "
            + Thread.currentThread().getPriority() + " " + Thread.currentThread().getThreadGroup().getName()), "named");
        t.start();
        t.join();
        t = new Thread(new ThreadGroup("grp"), () -> {
            Thread.currentThread().setName("renamed");
            System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getThreadGroup());
        }, "old");
        t.start();
        t.join();
        System.out.println(t.getName() + " " + Thread.MAX_PRIORITY + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY);
        m.setName("other main");
        System.out.println(m.getName());
        throw new RuntimeException("named thread in the report");
    }
}
