// fatal: a search does not know the peak number of threads
// by: check
import java.lang.management.ManagementFactory;

public class PeakThreads {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {});
        other.start();
        other.join();
        System.out.println(ManagementFactory.getThreadMXBean().getPeakThreadCount());
    }
}
