/** Runs the threads of a program: bodies that wait need not handle interrupts that nobody sends. */
final class Run {
    interface Body {
        void run() throws InterruptedException;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Starts a thread for each body, in this order, and waits for all of them. */
    static void all(Body... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = thread(bodies[i]);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private Run() {
    }
}
