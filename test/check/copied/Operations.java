import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/**
 * One operation of the library beside another one, and an interrupt or a time-out. The first argument names it; what
 * each thread got is printed at the end, with "!" if it was left interrupted.
 */
public class Operations {
    interface Action {
        Object run() throws Exception;
    }

    static Thread victim;
    static volatile boolean seen;

    static String result(Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (Throwable e) {
            text = e.getClass().getSimpleName();
        }
        return Thread.interrupted() ? text + "!" : text;
    }

    /** The first action in a thread of its own, beside the other one. */
    static void both(Action first, Action second) {
        String[] results = new String[2];
        victim = new Thread(() -> results[0] = result(first));
        victim.start();
        results[1] = result(second);
        try {
            victim.join();
        } catch (InterruptedException e) {
            results[1] += " interrupted";
        }
        System.out.println(results[0] + " " + results[1]);
    }

    /** An interrupt, and then what the thread waits for. */
    static void interrupted(Action waits, Action helps) {
        both(waits, () -> {
            victim.interrupt();
            return helps.run();
        });
    }

    static Object done(Runnable action) {
        action.run();
        return "done";
    }

    static final long SECOND = 1_000_000_000L;

    static Object locked(Lock lock, Action action) throws Exception {
        lock.lock();
        try {
            return action.run();
        } finally {
            lock.unlock();
        }
    }

    static boolean locks(String name) {
        CountDownLatch latch = new CountDownLatch(1);
        Semaphore semaphore = new Semaphore(name.endsWith("Free") ? 1 : 0, name.contains("Fair"));
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        StampedLock stamped = new StampedLock();
        switch (name) {
        case "latch" -> interrupted(() -> await(latch), () -> done(latch::countDown));
        case "latchTimed" -> interrupted(() -> latch.await(1, TimeUnit.SECONDS), () -> done(latch::countDown));
        case "latchTimeOut" -> both(() -> latch.await(1, TimeUnit.SECONDS), () -> { latch.countDown(); return latch.getCount(); });
        case "semaphore", "semaphoreFair" -> interrupted(() -> { semaphore.acquire(); return "got"; }, () -> done(semaphore::release));
        case "semaphoreTimed" -> interrupted(() -> semaphore.tryAcquire(1, TimeUnit.SECONDS), () -> done(semaphore::release));
        case "semaphoreTimeOut" -> both(() -> semaphore.tryAcquire(1, TimeUnit.SECONDS), () -> { semaphore.release(); return semaphore.tryAcquire(); });
        case "semaphoreTwo" -> both(() -> { semaphore.release(2); return semaphore.availablePermits(); }, () -> semaphore.tryAcquire() + "" + semaphore.drainPermits());
        case "lock" -> { lock.lock(); interrupted(() -> { lock.lockInterruptibly(); return lock.getHoldCount(); }, () -> done(lock::unlock)); }
        case "lockTimed" -> { lock.lock(); interrupted(() -> lock.tryLock(1, TimeUnit.SECONDS), () -> done(lock::unlock)); }
        case "lockTimeOut" -> { lock.lock(); both(() -> lock.tryLock(1, TimeUnit.SECONDS), () -> { lock.unlock(); return lock.tryLock(); }); }
        case "lockAsked" -> both(() -> locked(lock, () -> "in"), () -> lock.isLocked() + " " + lock.hasQueuedThreads());
        case "readLock" -> { both.writeLock().lock(); interrupted(() -> { both.readLock().lockInterruptibly(); return "in"; }, () -> done(both.writeLock()::unlock)); }
        case "writeLock" -> { both.readLock().lock(); interrupted(() -> { both.writeLock().lockInterruptibly(); return "in"; }, () -> done(both.readLock()::unlock)); }
        case "readLockTimeOut" -> { both.writeLock().lock(); both(() -> both.readLock().tryLock(1, TimeUnit.SECONDS), () -> done(both.writeLock()::unlock)); }
        case "stampedRead" -> { long s = stamped.writeLock(); interrupted(() -> stamped.readLockInterruptibly() != 0, () -> done(() -> stamped.unlockWrite(s))); }
        case "stampedWrite" -> { long s = stamped.readLock(); interrupted(() -> stamped.writeLockInterruptibly() != 0, () -> done(() -> stamped.unlockRead(s))); }
        case "stampedTimed" -> { long s = stamped.writeLock(); interrupted(() -> stamped.tryReadLock(1, TimeUnit.SECONDS) != 0, () -> done(() -> stamped.unlockWrite(s))); }
        case "stampedConvert" -> both(() -> { long s = stamped.readLock(); return stamped.tryConvertToWriteLock(s) != 0; }, () -> stamped.tryReadLock() != 0);
        case "await" -> interrupted(() -> locked(lock, () -> { condition.await(); return "signalled"; }), () -> locked(lock, () -> done(condition::signal)));
        case "awaitTimed" -> interrupted(() -> locked(lock, () -> condition.await(1, TimeUnit.SECONDS)), () -> locked(lock, () -> done(condition::signalAll)));
        case "awaitTimeOut" -> both(() -> locked(lock, () -> condition.awaitNanos(SECOND) > 0), () -> locked(lock, () -> { boolean b = lock.hasWaiters(condition); condition.signal(); return b; }));
        default -> { return false; }
        }
        return true;
    }

    static String await(CountDownLatch latch) throws Exception {
        latch.await();
        return "open";
    }

    static boolean meetings(String name) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Phaser phaser = new Phaser(1);
        Exchanger<String> exchanger = new Exchanger<>();
        switch (name) {
        case "barrier" -> interrupted(barrier::await, barrier::await);
        case "barrierTimeOut" -> both(() -> barrier.await(1, TimeUnit.SECONDS), () -> barrier.await(1, TimeUnit.SECONDS));
        case "barrierReset" -> both(() -> barrier.await(1, TimeUnit.SECONDS), () -> { barrier.reset(); return barrier.getNumberWaiting() + " " + barrier.isBroken(); });
        case "phaser" -> interrupted(() -> phaser.awaitAdvanceInterruptibly(0), phaser::arrive);
        case "phaserTimeOut" -> both(() -> phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS), phaser::arrive);
        case "phaserAsked" -> both(phaser::arrive, () -> phaser.getPhase() + " " + phaser.getUnarrivedParties() + " " + phaser.getPhase());
        case "phaserOver" -> both(phaser::arrive, phaser::arrive);
        case "phaserRegister" -> both(() -> phaser.register() + " " + phaser.arrive(), phaser::arrive);
        case "phaserLeave" -> both(phaser::arriveAndDeregister, () -> phaser.isTerminated() + " " + phaser.getRegisteredParties());
        case "phaserMeet" -> { phaser.register(); both(phaser::arriveAndAwaitAdvance, () -> { int n = phaser.getArrivedParties(); return n + " " + phaser.arriveAndAwaitAdvance(); }); }
        case "exchanger" -> interrupted(() -> exchanger.exchange("a"), () -> exchanger.exchange("b", 1, TimeUnit.SECONDS));
        case "exchangerTimeOut" -> both(() -> exchanger.exchange("a", 1, TimeUnit.SECONDS), () -> exchanger.exchange("b", 1, TimeUnit.SECONDS));
        default -> { return false; }
        }
        return true;
    }

    static BlockingQueue<Integer> queueOf(String name) {
        if (name.startsWith("array")) return new ArrayBlockingQueue<>(1);
        if (name.startsWith("linked")) return new LinkedBlockingQueue<>(1);
        if (name.startsWith("deque")) return new LinkedBlockingDeque<>(1);
        if (name.startsWith("priority")) return new PriorityBlockingQueue<>(1);
        return name.startsWith("fair") ? new SynchronousQueue<>(true) : name.startsWith("hand") ? new SynchronousQueue<>() : null;
    }

    static boolean queues(String name) {
        BlockingQueue<Integer> queue = queueOf(name);
        if (queue == null) return false;
        switch (name.substring(name.indexOf('.') + 1)) {
        case "take" -> interrupted(queue::take, () -> queue.offer(1));
        case "takePut" -> both(() -> queue.poll(1, TimeUnit.SECONDS), () -> queue.offer(1) + " " + queue.size());
        case "put" -> { queue.offer(1); interrupted(() -> { queue.put(2); return "put"; }, queue::poll); }
        case "pollTimed" -> interrupted(() -> queue.poll(1, TimeUnit.SECONDS), () -> queue.offer(1));
        case "offerTimed" -> { queue.offer(1); interrupted(() -> queue.offer(2, 1, TimeUnit.SECONDS), queue::poll); }
        case "offerTimeOut" -> { queue.offer(1); both(() -> queue.offer(2, 1, TimeUnit.SECONDS), () -> queue.poll() + " " + queue.peek()); }
        case "asked" -> both(() -> queue.offer(1), () -> queue.size() + " " + queue.contains(1) + " " + queue.isEmpty() + " " + queue.peek());
        case "remove" -> { queue.offer(1); both(() -> queue.remove(1), () -> queue.poll() + " " + queue.remainingCapacity()); }
        case "drain" -> { queue.offer(1); List<Integer> to = new ArrayList<>(); both(() -> queue.drainTo(to) + " " + to, () -> queue.poll() + " " + queue.offer(2) + " " + queue.size()); }
        case "array" -> { queue.offer(1); both(() -> Arrays.toString(queue.toArray()), () -> queue.poll() + " " + queue.offer(2)); }
        default -> { return false; }
        }
        return true;
    }

    static boolean bulk(String name) {
        BlockingQueue<Integer> queue = name.startsWith("bulkDeque") ? new LinkedBlockingDeque<>() : name.startsWith("bulkLinked") ? new LinkedBlockingQueue<>() : name.startsWith("bulkPriority") ? new PriorityBlockingQueue<>() : name.startsWith("bulkArray") ? new ArrayBlockingQueue<>(3) : null;
        if (queue == null) return false;
        switch (name.substring(name.indexOf('.') + 1)) {
        case "addAll" -> both(() -> queue.addAll(List.of(1, 2)), () -> queue.size() + " " + queue.poll());
        case "removeAll" -> { queue.add(1); both(() -> queue.removeAll(List.of(1, 2)), () -> { queue.add(2); return queue.poll() + " " + queue.contains(2); }); }
        case "clear" -> { queue.add(1); queue.add(2); both(() -> done(queue::clear), () -> queue.poll() + " " + queue.size()); }
        case "iterate" -> { queue.add(1); queue.add(2); both(() -> { StringBuilder b = new StringBuilder(); for (int i : queue) b.append(i); return b; }, () -> queue.poll() + " " + queue.add(3)); }
        default -> { return false; }
        }
        return true;
    }

    static boolean futures(String name) {
        FutureTask<String> task = new FutureTask<>(() -> "value");
        switch (name) {
        case "get" -> interrupted(task::get, () -> done(task));
        case "getTimed" -> interrupted(() -> task.get(1, TimeUnit.SECONDS), () -> done(task));
        case "getTimeOut" -> both(() -> task.get(1, TimeUnit.SECONDS), () -> { task.run(); return task.isDone(); });
        case "cancel" -> both(() -> done(task), () -> task.cancel(true) + " " + task.isCancelled());
        case "cancelAsked" -> both(() -> { while (!seen && !task.isCancelled()) Thread.onSpinWait(); return Thread.currentThread().isInterrupted(); }, () -> { boolean c = task.cancel(false); seen = true; return c; });
        case "cancelWatched" -> both(() -> { FutureTask<String> own = new FutureTask<>(() -> { seen = task.isCancelled(); return seen + ""; }); own.run(); return own.get(); }, () -> task.cancel(true));
        case "cancelRunning" -> {
            FutureTask<?>[] self = new FutureTask<?>[1];
            self[0] = new FutureTask<String>(() -> { seen = self[0].isCancelled(); System.out.print(seen + " " + Thread.currentThread().isInterrupted() + " "); return ""; });
            both(() -> done(self[0]), () -> self[0].cancel(true));
        }
        case "runTwice" -> both(() -> { task.run(); return task.isDone(); }, () -> { task.run(); return task.isDone(); });
        default -> { return false; }
        }
        return true;
    }

    static ThreadPoolExecutor pool(int most) {
        return new ThreadPoolExecutor(most, most, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
    }

    static boolean pools(String name) {
        ThreadPoolExecutor none = pool(1);
        switch (name) {
        case "shutdownAsked" -> both(() -> done(none::shutdown), () -> none.isShutdown() + " " + none.isTerminated());
        case "shutdownNowAsked" -> both(none::shutdownNow, () -> none.isShutdown() + " " + none.isTerminated());
        case "awaitTermination" -> interrupted(() -> none.awaitTermination(1, TimeUnit.SECONDS), () -> done(none::shutdown));
        case "execute" -> both(() -> { none.execute(() -> { }); return "accepted"; }, () -> done(none::shutdown));
        case "executeNow" -> both(() -> { none.execute(() -> { }); return "accepted"; }, () -> none.shutdownNow().size());
        case "schedule" -> {
            ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(0, none.getThreadFactory());
            both(() -> timer.schedule(() -> { }, 1, TimeUnit.SECONDS).isCancelled(), () -> { timer.shutdown(); return timer.isTerminated(); });
        }
        default -> { return false; }
        }
        return true;
    }

    static volatile String ran = "";

    /** An action of a stage, which notes whether it runs in the first thread (1) or in the other one. */
    static Runnable notes(String text) {
        return () -> ran += text + (Thread.currentThread() == victim ? "1 " : "2 ");
    }

    /** Completes the future, and shows what has run by then. */
    static String completes(CompletableFuture<Integer> future) {
        return future.complete(1) + " after " + ran;
    }

    static boolean stages(String name) {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Action bothDone = () -> a.complete(1) + " " + b.complete(2);
        switch (name) {
        case "stageJoin" -> both(a::join, () -> {
            a.thenRun(notes("a"));
            return completes(a);
        });
        case "stageAdd" -> both(() -> a.thenRun(notes("x")).isDone(), () -> {
            a.thenRun(notes("a"));
            return completes(a);
        });
        case "stageNested" -> {
            CompletableFuture<Integer> next = a.thenApply(x -> x + 1);
            next.thenRun(notes("a"));
            next.thenRun(notes("b"));
            next.thenRun(notes("c"));
            both(() -> next.join() + " after " + ran, () -> completes(a));
        }
        case "stageTwice" -> both(() -> a.complete(1) + ran, () -> {
            a.thenRun(notes("a"));
            return a.complete(2) + ran;
        });
        case "stageCombine" -> both(() -> a.thenCombine(b, Integer::sum).join(), bothDone);
        case "stageEither" -> both(() -> a.applyToEither(b, x -> x).join(), bothDone);
        case "stageAll" -> both(() -> CompletableFuture.allOf(a, b).join() + ran, bothDone);
        case "stageCancel" -> both(() -> a.cancel(false) + a.handle((x, e) -> x + ran).join(), () -> completes(a));
        case "stageGet" -> interrupted(a::get, () -> completes(a));
        case "stageGetTimed" -> both(() -> a.get(1, TimeUnit.SECONDS), () -> completes(a));
        case "stageGetTimeOut" -> both(() -> a.get(1, TimeUnit.SECONDS), () -> a.thenRun(notes("a")).isDone());
        case "stagePermit" -> both(() -> {
            a.join();
            LockSupport.parkNanos(SECOND);
            return a.isDone();
        }, () -> completes(a));
        default -> {
            return false;
        }
        }
        return true;
    }

    public static void main(String[] args) {
        String name = args[0];
        if (!locks(name) && !meetings(name) && !queues(name) && !bulk(name) && !futures(name) && !pools(name)
                && !stages(name))
            throw new IllegalArgumentException(name);
    }
}
