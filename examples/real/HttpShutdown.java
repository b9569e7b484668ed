// jars: commons-httpclient.jar commons-logging.jar commons-codec.jar
// finds: hunt lock-order confirmed
import org.apache.commons.httpclient.ConnectionPoolTimeoutException;
import org.apache.commons.httpclient.HostConfiguration;
import org.apache.commons.httpclient.MultiThreadedHttpConnectionManager;

/*
 * commons-httpclient 3.1 (Debian: libcommons-httpclient-java), MultiThreadedHttpConnectionManager: a deadlock between
 * shutdownAll() and any thread that gets a connection. shutdownAll() locks the table of all connections
 * (REFERENCE_TO_CONNECTION_SOURCE), then the pool of each manager; who gets a connection holds the pool and enters the
 * connection in the table. Version 3.1 is the last of its line.
 *
 * havelock demo http, or havelock hunt with the three jars above on the class path
 */
public class HttpShutdown {
    static void connect(MultiThreadedHttpConnectionManager manager) {
        HostConfiguration host = new HostConfiguration();
        host.setHost("localhost");
        try {
            manager.getConnectionWithTimeout(host, 0);
        } catch (IllegalStateException | ConnectionPoolTimeoutException e) {
            System.out.println("no connection: " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.setProperty("org.apache.commons.logging.Log", "org.apache.commons.logging.impl.NoOpLog");
        MultiThreadedHttpConnectionManager manager = new MultiThreadedHttpConnectionManager();
        Thread user = new Thread(() -> connect(manager), "user");
        Thread closer = new Thread(MultiThreadedHttpConnectionManager::shutdownAll, "closer");
        user.start();
        closer.start();
        user.join();
        closer.join();
    }
}
