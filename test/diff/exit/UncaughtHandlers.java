// Aims at: per-thread, group and default uncaught-exception handlers, and which wins; a handler that throws.
public class UncaughtHandlers {
    static void run(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    static Runnable fail(String m) {
        return () -> {
            throw new RuntimeException(m);
        };
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("own group") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group: " + t.getName() + " " + e.getMessage());
            }
        };
        run(new Thread(group, fail("a"), "t1"));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default: " + t.getName() + " "
            + e.getMessage()));
        run(new Thread(fail("b"), "t2"));
        run(new Thread(group, fail("c"), "t3"));
        Thread own = new Thread(fail("d"), "t4");
        own.setUncaughtExceptionHandler((t, e) -> {
            System.out.println("own: " + t.getName() + " " + e.getMessage() + " " + t.isAlive());
            throw new IllegalStateException("ignored");
        });
        run(own);
        System.out.println(own.getUncaughtExceptionHandler() + " " + own.getState());
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("main's: " + e.getMessage()));
        throw new RuntimeException("end of main");
    }
}
