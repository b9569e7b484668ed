// ends: any
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.ReentrantLock;
import sun.misc.Unsafe;

/** Instances of what has none, and of classes of the JDK that rely on their constructors. */
public class OddInstances {
    enum Colour { RED }

    abstract static class Shape {
        abstract int area();
    }

    record Point(int x, String name) { }

    static Object make(Class<?> type) throws Exception { return Hostile.UNSAFE.allocateInstance(type); }

    public static void main(String[] args) throws Exception {
        switch (Integer.parseInt(args[0])) {
            case 0: ((Shape) make(Shape.class)).area(); break;
            case 1: System.out.println(make(Object[].class)); break;
            case 2: System.out.println(make(void.class)); break;
            case 3: System.out.println(((Colour) make(Colour.class)).name()); break;
            case 4: System.out.println(make(Point.class)); break;
            case 5: System.out.println(((WeakReference<?>) make(WeakReference.class)).get()); break;
            case 6: ((ReentrantLock) make(ReentrantLock.class)).lock(); break;
            case 7: {
                Object o = make(ClassLoader.class.getClass());
                synchronized (o) {
                    o.notifyAll();
                }
                System.out.println(o.hashCode() + o.toString());
                break;
            }
            case 8: Class.forName("OddInstances", true, (ClassLoader) make(java.net.URLClassLoader.class)); break;
            case 9: ((ForkJoinPool) make(ForkJoinPool.class)).submit(() -> { }).get(); break;
            case 10: System.out.println(((Thread) make(Thread.class)).getState()); break;
            case 11: ((Thread) make(Thread.class)).join(); break;
            case 12: ((StackWalker) make(StackWalker.class)).forEach(System.out::println); break;
            case 13: System.out.println(make(Class.forName("java.lang.Module"))); break;
            case 14: System.out.println(((ThreadGroup) make(ThreadGroup.class)).activeCount()); break;
            default: System.out.println(((ProcessHandle.Info) make(Class.forName("java.lang.ProcessHandleImpl$Info"))).user());
        }
        System.out.println("survived");
    }
}
