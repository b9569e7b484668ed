// Aims at: VarHandles between threads: a spin lock, a counter, publication of a value; handles called by several threads.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

public class HandlesInThreads {
    static final VarHandle LOCK, COUNT, BOX, SLOTS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            LOCK = l.findVarHandle(HandlesInThreads.class, "lock", int.class);
            COUNT = l.findStaticVarHandle(HandlesInThreads.class, "count", long.class);
            BOX = l.findVarHandle(HandlesInThreads.class, "box", String.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    int lock, guarded;
    static long count;
    String box;

    void work(int rounds) {
        for (int i = 0; i < rounds; i++) {
            while (!LOCK.compareAndSet(this, 0, 1)) Thread.onSpinWait();
            guarded++;
            LOCK.setRelease(this, 0);
            COUNT.getAndAdd(1L);
        }
    }

    public static void main(String[] args) throws Throwable {
        HandlesInThreads o = new HandlesInThreads();
        int[] slots = new int[4];
        MethodHandle work = MethodHandles.lookup().findVirtual(HandlesInThreads.class, "work", MethodType.methodType(
            void.class, int.class));
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int mine = i;
            threads[i] = new Thread(() -> {
                try {
                    work.invokeExact(o, 200);
                } catch (Throwable e) {
                    throw new AssertionError(e);
                }
                SLOTS.getAndAdd(slots, mine % 2, mine);
            });
            threads[i].start();
        }
        Thread reader = new Thread(() -> {
            String s;
            while ((s = (String) BOX.getAcquire(o)) == null) Thread.yield();
            System.out.println("got " + s);
        });
        reader.start();
        BOX.setRelease(o, "published");
        for (Thread t : threads) t.join();
        reader.join();
        System.out.println(o.guarded + " " + count + " " + slots[0] + " " + slots[1]);
    }
}
