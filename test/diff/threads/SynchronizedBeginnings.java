// Aims at: synchronized methods that nobody calls: main, and the run of a thread, hold their locks.
public class SynchronizedBeginnings {
    static class Locked extends Thread {
        @Override
        public synchronized void run() {
            System.out.println("run " + Thread.holdsLock(this));
        }
    }

    static class Task implements Runnable {
        @Override
        public synchronized void run() {
            System.out.println("task " + Thread.holdsLock(this));
        }
    }

    public static synchronized void main(String[] args) throws InterruptedException {
        System.out.println("main " + Thread.holdsLock(SynchronizedBeginnings.class));
        Thread locked = new Locked();
        locked.start();
        locked.join();
        System.out.println(Thread.holdsLock(locked));
        Thread task = new Thread(new Task());
        task.start();
        task.join();
    }
}
