import java.util.concurrent.locks.ReentrantLock;

/** Threads wait for each other, interruptibly, until a third one interrupts them: nobody is blocked for ever. */
public class CircleInterrupted {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        try {
            first.lockInterruptibly();
            try {
                second.lockInterruptibly();
                second.unlock();
            } finally {
                first.unlock();
            }
        } catch (InterruptedException e) {
            return;
        }
    }

    public static void main(String[] args) {
        Thread one = new Thread(() -> both(a, b)), two = new Thread(() -> both(b, a));
        one.start();
        two.start();
        one.interrupt();
    }
}
