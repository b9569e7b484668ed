// Aims at: StackWalker in batches, its options, getCallerClass, and stack traces of other threads.
import java.util.List;
import java.util.stream.Collectors;

public class StackWalking {
    static List<String> walk(int n) {
        if (n > 0) {
            return walk(n - 1);
        }
        return StackWalker.getInstance().walk(s -> s.map(f -> f.getMethodName() + f.getLineNumber()).collect(Collectors.toList()));
    }

    static Class<?> caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }

    static class Inner {
        static Class<?> ask() {
            return caller();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> deep = walk(70);
        System.out.println(deep.size() + " " + deep.get(0) + " " + deep.get(70) + " " + deep.get(71));
        System.out.println(Inner.ask() + " " + caller());
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(f -> System.out.println(
            f + " " + f.getDeclaringClass() + " " + f.getDescriptor() + " " + f.isNativeMethod() + " " + f.getFileName()));
        try {
            StackWalker.getInstance().getCallerClass();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Object first = StackWalker.getInstance().walk(s -> s.findFirst().get().toStackTraceElement());
        System.out.println(first);
        Thread sleeper = new Thread(() -> {
            synchronized (deep) {
                try {
                    deep.wait();
                } catch (InterruptedException e) {
                    System.out.println(e.getStackTrace()[0].isNativeMethod());
                }
            }
        }, "sleeper");
        System.out.println(sleeper.getStackTrace().length);
        sleeper.start();
        while (sleeper.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        StackTraceElement[] trace = sleeper.getStackTrace();
        System.out.println(trace[0].getClassName() + " " + trace[0].isNativeMethod() + " " + Thread.getAllStackTraces().containsKey(sleeper));
        sleeper.interrupt();
        sleeper.join();
        System.out.println(sleeper.getStackTrace().length + " " + Thread.currentThread().getStackTrace()[1].getMethodName());
    }
}
