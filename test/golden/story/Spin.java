/** Two spin locks, taken in opposite order. */
class Spin {
    static class Lock {
        private volatile boolean held;

        private synchronized boolean take() {
            if (held) return false;
            return held = true;
        }

        void lock() {
            while (held || !take()) Thread.yield();
        }

        void unlock() {
            held = false;
        }
    }

    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) {
        Lock a = new Lock(), b = new Lock();
        new Thread(() -> both(a, b), "Alice").start();
        new Thread(() -> both(b, a), "Bob").start();
    }
}
