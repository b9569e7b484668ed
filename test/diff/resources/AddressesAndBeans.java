// What a program asks of its surroundings without a network: addresses, and the VM's own figures.
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import javax.management.ObjectName;

public class AddressesAndBeans {
    public static void main(String[] args) throws Exception {
        System.out.println(
                InetAddress.getByName("127.0.0.1") + " " + InetAddress.getByName("10.1.2.3").isSiteLocalAddress());
        System.out.println(InetAddress.getByName("::1").isLoopbackAddress() + " " + InetAddress.getLoopbackAddress());
        System.out.println(InetAddress.getByAddress("name", new byte[] {1, 2, 3, 4}));
        System.out.println(InetAddress.getByName("localhost").isLoopbackAddress());
        System.out.println(InetSocketAddress.createUnresolved("example.invalid", 80));
        try {
            InetAddress.getByAddress(new byte[3]);
        } catch (UnknownHostException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(InetAddress.getLocalHost().getHostName().isEmpty());
        System.out.println(URI.create("http://user@host:80/a/../b?q#f").normalize());
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        System.out.println(runtime.getName().contains("@") + " " + (runtime.getUptime() >= 0));
        System.out.println(ManagementFactory.getThreadMXBean().getThreadCount() > 0);
        System.out.println(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getMax() != 0);
        System.out.println(ManagementFactory.getOperatingSystemMXBean().getName());
        System.out.println(ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() > 100);
        System.out.println(
                ManagementFactory.getPlatformMBeanServer().isRegistered(new ObjectName("java.lang:type=Runtime")));
    }
}
