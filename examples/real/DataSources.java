// jars: commons-dbcp.jar commons-pool.jar
// finds: check uncaught-exception
import org.apache.commons.dbcp.datasources.SharedPoolDataSource;

/*
 * commons-dbcp 1.4 (Debian: libcommons-dbcp-java): opening a data source while another one is closed throws a
 * ConcurrentModificationException (DBCP-369). InstanceKeyObjectFactory registers in a HashMap with a lock held, and
 * removes from it without.
 *
 * havelock check with the two jars above on the class path
 */
public class DataSources {
    static SharedPoolDataSource open(String name) {
        SharedPoolDataSource source = new SharedPoolDataSource();
        source.setDataSourceName(name);
        return source;
    }

    static void close(SharedPoolDataSource source) {
        try {
            source.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SharedPoolDataSource orders = open("orders");
        open("stock");
        Thread opener = new Thread(() -> open("prices"), "opener");
        Thread closer = new Thread(() -> close(orders), "closer");
        opener.start();
        closer.start();
        opener.join();
        closer.join();
    }
}
