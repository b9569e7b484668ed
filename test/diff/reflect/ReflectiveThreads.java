// Aims at: reflection from several threads: Thread subclasses made by name, synchronized methods invoked, shared fields.
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

public class ReflectiveThreads {
    static int total;

    public static synchronized void add(int n) {
        total += n;
    }

    public static class Worker implements Runnable {
        public Worker() {}

        public void run() {
            try {
                Method add = ReflectiveThreads.class.getMethod("add", int.class);
                for (int i = 0; i < 50; i++) add.invoke(null, i);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) threads.add(new Thread((Runnable) Class.forName("ReflectiveThreads$Worker").getConstructor().newInstance()));
        for (Thread t : threads) t.start();
        for (Thread t : threads) Thread.class.getMethod("join").invoke(t);
        Field total = ReflectiveThreads.class.getDeclaredField("total");
        System.out.println(total.getInt(null));
    }
}
