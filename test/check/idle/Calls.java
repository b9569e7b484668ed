/* Calls with a time-out, in pairs: what they wait for comes in time, if time passes only while the program is idle; or not. */
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Expect {
    static void that(boolean condition) {
        if (!condition) throw new AssertionError("too late");
    }
}

class FutureGetGood {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Expect.that(pool.submit(() -> 42).get(5, TimeUnit.SECONDS) == 42);
        pool.shutdown();
        Expect.that(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}

class FutureGetBad {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch never = new CountDownLatch(1);
        Future<Integer> answer = pool.submit(() -> {
            never.await();
            return 42;
        });
        answer.get(5, TimeUnit.SECONDS);
    }
}

class AwaitTerminationBad {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            try {
                Thread.sleep(6000);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        });
        pool.shutdown();
        Expect.that(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}

class LatchGood {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) new Thread(latch::countDown).start();
        Expect.that(latch.await(1, TimeUnit.SECONDS));
    }
}

class LatchBad {
    static int count;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Runnable add = () -> {
            int old = count;
            count = old + 1;
            if (count == 2) latch.countDown();
        };
        for (int i = 0; i < 2; i++) new Thread(add).start();
        Expect.that(latch.await(1, TimeUnit.SECONDS));
    }
}

class WaitGood {
    static boolean set;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                set = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            if (!set) lock.wait(1000);
            Expect.that(set);
        }
    }
}

class WaitBad {
    static volatile boolean set;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
            set = true;
        }).start();
        synchronized (lock) {
            if (!set) lock.wait(1000);
            Expect.that(set);
        }
    }
}

class JoinGood {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join(1000);
        Expect.that(!thread.isAlive());
    }
}

class JoinBad {
    public static void main(String[] args) throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(1000);
        Expect.that(!thread.isAlive());
    }
}

class PollGood {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.add(1)).start();
        Expect.that(queue.poll(1, TimeUnit.SECONDS) != null);
    }
}

class PollBad {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < 2; i++) new Thread(() -> {
            if (queue.isEmpty()) queue.add(1);
        }).start();
        Expect.that(queue.poll(1, TimeUnit.SECONDS) != null);
        Expect.that(queue.poll(1, TimeUnit.SECONDS) != null);
    }
}

class ConditionGood {
    static boolean set;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            set = true;
            changed.signal();
            lock.unlock();
        }).start();
        lock.lock();
        for (long left = 1000000000; !set;) {
            Expect.that(left > 0);
            left = changed.awaitNanos(left);
        }
        lock.unlock();
    }
}

class ConditionBad {
    static boolean set;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            changed.signal();
            lock.unlock();
        }).start();
        lock.lock();
        for (long left = 1000000000; !set;) {
            Expect.that(left > 0);
            left = changed.awaitNanos(left);
        }
        lock.unlock();
    }
}

class TryLockGood {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        Expect.that(lock.tryLock(1, TimeUnit.SECONDS));
        lock.unlock();
    }
}

class TryAcquireBad {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1);
        new Thread(() -> {
            if (semaphore.tryAcquire() && semaphore.tryAcquire()) semaphore.release(2);
        }).start();
        Expect.that(semaphore.tryAcquire(1, TimeUnit.SECONDS));
    }
}

class BarrierGood {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            try {
                barrier.await(1, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new Error(e);
            }
        }).start();
        barrier.await(1, TimeUnit.SECONDS);
    }
}

class ExchangeGood {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        new Thread(() -> {
            try {
                exchanger.exchange(1, 1, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new Error(e);
            }
        }).start();
        Expect.that(exchanger.exchange(2, 1, TimeUnit.SECONDS) == 1);
    }
}

class OrTimeoutGood {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> answer = new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS);
        new Thread(() -> answer.complete(7)).start();
        Expect.that(answer.get() == 7);
    }
}

class OrTimeoutBad {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> answer = new CompletableFuture<Integer>().completeOnTimeout(8, 1, TimeUnit.SECONDS);
        new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            answer.complete(7);
        }).start();
        Expect.that(answer.get() == 7);
    }
}

class GuardedDeadlock {
    public static void main(String[] args) throws Exception {
        Object one = new Object(), two = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            synchronized (one) {
                synchronized (two) {
                    return;
                }
            }
        });
        pool.execute(() -> {
            synchronized (two) {
                synchronized (one) {
                    return;
                }
            }
        });
        pool.shutdown();
        Expect.that(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}
