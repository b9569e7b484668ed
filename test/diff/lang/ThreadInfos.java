// ThreadMXBean: states, owners, deadlocks, counts.
import java.lang.management.*;
import java.util.*;
public class ThreadInfos {
    public static void main(String[] a) throws Exception {
        ThreadMXBean b = ManagementFactory.getThreadMXBean();
        int c0 = b.getThreadCount();
        long t0 = b.getTotalStartedThreadCount();
        int p0 = b.getPeakThreadCount();
        Object lock = new Object(), l2 = new Object();
        Thread[] ts = new Thread[3];
        java.util.concurrent.CountDownLatch in = new java.util.concurrent.CountDownLatch(3);
        for (int i = 0; i < 3; i++) { ts[i] = new Thread(() -> { synchronized (lock) { in.countDown(); try {
                lock.wait(); } catch (InterruptedException e) { }
        }
    }, "w" + i);
    ts[i].start();
}
in.await();
synchronized (lock) {}
System.out.println(
    b.getThreadCount() - c0 + " " + (b.getTotalStartedThreadCount() - t0) + " " + (b.getPeakThreadCount() - p0 >= 0));
ThreadInfo info = b.getThreadInfo(ts[0].getId());
System.out.println(info.getThreadName() + " " + info.getThreadState() + " " + info.getLockName().replaceAll("@.*", "")
    + " " + info.getLockOwnerName() + " " + info.isInNative() + " " + info.isSuspended());
System.out.println(info.getStackTrace().length);
ThreadInfo i2 = b.getThreadInfo(ts[0].getId(), 10);
System.out.println(i2.getStackTrace()[0]);
System.out.println(Arrays.toString(b.findDeadlockedThreads()) + Arrays.toString(b.findMonitorDeadlockedThreads()));
synchronized (lock) {
    lock.notifyAll();
}
for (Thread t : ts) t.join();
System.out.println(b.getThreadInfo(ts[0].getId()));
System.out.println(
    b.getThreadCount() - c0 + " " + (b.getTotalStartedThreadCount() - t0) + " " + (b.getPeakThreadCount() - p0 > 0));
b.resetPeakThreadCount();
System.out.println(b.getPeakThreadCount() - b.getThreadCount());
System.out.println(b.isThreadCpuTimeSupported() + " " + b.isCurrentThreadCpuTimeSupported() + " "
    + b.isObjectMonitorUsageSupported() + " " + b.isSynchronizerUsageSupported() + " "
    + b.isThreadContentionMonitoringSupported());
System.out.println(b.getCurrentThreadCpuTime() > 0);
System.out.println(b.getAllThreadIds().length == b.getThreadCount());
// deadlock
  Thread d1 = new Thread(() -> { synchronized (lock) { sleep(); synchronized (l2) { }
  }
  }, "d1");
  Thread d2 = new Thread(() -> { synchronized (l2) { sleep(); synchronized (lock) { }
  }
  }, "d2");
  d1.setDaemon(true);
  d2.setDaemon(true);
  d1.start();
  d2.start();
  Thread.sleep(600);
  long[] ids = b.findDeadlockedThreads();
  System.out.println(ids.length);
  for (ThreadInfo x : b.getThreadInfo(ids, true, true))
      System.out.println(x.getThreadName() + " " + x.getThreadState() + " " + x.getLockOwnerName() + " "
          + x.getLockedMonitors().length + " " + x.getLockedSynchronizers().length + " "
          + x.getLockInfo().getClassName());
  for (ThreadInfo x : b.dumpAllThreads(true, true))
      if (x.getThreadName().equals("main"))
          System.out.println(x.getThreadState() + " " + x.getStackTrace()[x.getStackTrace().length - 1]);
  }
  static void sleep() {
      try {
          Thread.sleep(200);
      } catch (InterruptedException e) {
      }
  }
  }
