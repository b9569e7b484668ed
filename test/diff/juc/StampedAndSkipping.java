// Aims at: StampedLock conversions and refusals; ConcurrentSkipListMap views; ConcurrentLinkedDeque;
// LinkedTransferQueue; CopyOnWrite sets.
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class StampedAndSkipping {
    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        long optimistic = lock.tryOptimisticRead();
        System.out.println(lock.validate(optimistic) + " " + lock.validate(0)
            + StampedLock.isOptimisticReadStamp(optimistic));
        long write = lock.writeLock();
        System.out.println(lock.isWriteLocked() + " " + lock.validate(optimistic) + (lock.tryOptimisticRead() == 0)
            + (lock.tryReadLock() == 0) + (lock.tryWriteLock(1, TimeUnit.MILLISECONDS) == 0)
            + StampedLock.isWriteLockStamp(write));
        long read = lock.tryConvertToReadLock(write);
        System.out.println((read != 0) + " " + lock.getReadLockCount() + lock.isReadLocked()
            + (lock.tryConvertToWriteLock(read) != 0) + lock.isWriteLocked());
        System.out.println(lock.tryUnlockWrite() + " " + lock.tryUnlockRead() + lock.tryUnlockWrite()
            + lock.toString().replaceAll(".*\\[", "["));
        long one = lock.readLock(), two = lock.readLock();
        System.out.println(lock.getReadLockCount() + " " + (lock.tryConvertToWriteLock(one) == 0)
            + (lock.tryConvertToOptimisticRead(two) != 0) + lock.toString().replaceAll(".*\\[", "["));
        lock.unlock(one);
        attempt("wrong stamp", () -> { lock.unlockRead(one); return ""; });
        attempt("unlock write", () -> { lock.unlockWrite(5); return ""; });
        attempt("unlock", () -> { lock.unlock(0); return ""; });
        attempt("condition", () -> lock.asWriteLock().newCondition());
        attempt("interrupted", () -> { Thread.currentThread().interrupt(); return lock.writeLockInterruptibly(); });
        Lock view = lock.asReadWriteLock().readLock();
        view.lock();
        System.out.println(view.tryLock() + " " + lock.getReadLockCount());
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 50; i += 5) map.put(i * 7 % 50, "v" + i);
        ConcurrentNavigableMap<Integer, String> sub = map.subMap(10, true, 30, true);
        Iterator<Integer> weak = map.keySet().iterator();
        weak.next();
        map.remove(5);
        map.put(6, "six");
        System.out.println(sub + " " + sub.descendingMap() + weak.next() + sub.firstKey() + sub.pollLastEntry()
            + map.ceilingKey(31) + map.floorEntry(9) + map.headMap(6).size() + map.descendingKeySet().first()
            + sub.merge(20, "+", String::concat) + map.replace(6, "six", "6"));
        attempt("outside", () -> sub.put(40, "x"));
        attempt("null value", () -> map.put(1, null));
        attempt("entry", () -> map.firstEntry().setValue("x"));
        System.out.println(new ConcurrentSkipListSet<>(List.of(3, 1, 2)).descendingSet() + " "
            + new ConcurrentSkipListSet<>(List.of(3, 1, 2)).subSet(1, false, 3, true)
            + map.equals(new java.util.TreeMap<>(map)));
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        deque.offerFirst(0);
        Iterator<Integer> moving = deque.iterator();
        deque.addLast(9);
        moving.next();
        moving.remove();
        System.out.println(deque + " " + moving.next() + deque.removeLastOccurrence(2) + deque.pollLast()
            + deque.peekFirst() + deque.size());
        LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
        System.out.println(transfer.tryTransfer("nobody") + " " + transfer.tryTransfer("late", 2, TimeUnit.MILLISECONDS)
            + transfer.size() + transfer.hasWaitingConsumer());
        String[] taken = new String[1];
        Thread consumer = new Thread(() -> { try { taken[0] = transfer.take(); } catch (InterruptedException e) {
            taken[0] = "interrupted"; } });
        consumer.start();
        transfer.transfer("handed over");
        consumer.join();
        System.out.println(taken[0] + transfer.isEmpty());
        LinkedBlockingDeque<Integer> bounded = new LinkedBlockingDeque<>(2);
        System.out.println(bounded.offerFirst(1) + " " + bounded.offerLast(2) + bounded.offer(3)
            + bounded.offer(4, 1, TimeUnit.MILLISECONDS) + bounded.remainingCapacity() + bounded.takeLast()
            + bounded.drainTo(new java.util.ArrayList<>()) + bounded.pollFirst(1, TimeUnit.MILLISECONDS));
        attempt("full", () -> { bounded.addAll(List.of(1, 2, 3)); return bounded; });
        attempt("capacity", () -> new LinkedBlockingDeque<>(0));
        CopyOnWriteArrayList<Integer> copies = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer n : copies) copies.add(n * 10);
        Iterator<Integer> frozen = copies.iterator();
        copies.removeIf(n -> n < 10);
        copies.replaceAll(n -> n + 1);
        System.out.println(copies + " " + frozen.next() + copies.addIfAbsent(11) + copies.addAllAbsent(List.of(11, 12))
            + copies.subList(1, 3) + new CopyOnWriteArraySet<>(List.of(3, 1, 3, 2)));
        attempt("frozen", () -> { frozen.remove(); return ""; });
        attempt("stale", () -> { List<Integer> part = copies.subList(0, 2); copies.add(5); return part.get(0); });
    }
}
