import java.util.concurrent.locks.ReentrantLock;

/** Objects become garbage, and the search gives their numbers to others, which have nothing to do with them. */
public class NumberReuse {
    static volatile int other;
    static int counter;

    static class Box {
        int value;
    }

    static void box() {
        Box box = new Box();
        box.value = 1;
        new Thread(() -> {
            box.value++;
            other = 1;
        }).start();
    }

    static void array() {
        int[] array = {1};
        new Thread(() -> {
            array[0]++;
            other = 1;
        }).start();
    }

    static void lock(boolean last) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        if (last) {
            Thread thread = new Thread(() -> add(lock));
            thread.start();
            add(lock);
            thread.join();
        } else {
            lock.lock();
        }
    }

    static void add(ReentrantLock lock) {
        lock.lock();
        counter++;
        lock.unlock();
    }

    static void thread(boolean last) throws InterruptedException {
        Thread thread = new Thread(() -> {
            if (last) counter++;
            else other = 1;
        });
        thread.start();
        if (!last) return;
        thread.join();
        counter++;
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            switch (args[0]) {
                case "box": box(); break;
                case "array": array(); break;
                case "lock": lock(i == 1); break;
                default: thread(i == 1);
            }
            Thread.yield();
        }
    }
}
