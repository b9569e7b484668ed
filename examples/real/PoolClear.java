// jars: commons-pool2.jar
// finds: check uncaught-exception
import org.apache.commons.pool2.BaseKeyedPooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericKeyedObjectPool;
import org.apache.commons.pool2.impl.GenericKeyedObjectPoolConfig;

/*
 * commons-pool2 2.11.1 (Debian: libcommons-pool2-java), GenericKeyedObjectPool: a NullPointerException (POOL-411,
 * guarded against in 2.12.0). deregister() gives up its read lock before it takes the write lock, and does not look
 * again whether the key still has the queue that it found empty. Meanwhile another thread removes that queue and
 * registers a new one; the first removes the new one, and its owner finds none.
 *
 * havelock demo pool, or
 * havelock check -cp /usr/share/java/commons-pool2.jar examples/real/PoolClear.java
 */
public class PoolClear {
    static class Factory extends BaseKeyedPooledObjectFactory<String, Object> {
        @Override
        public Object create(String key) {
            return new Object();
        }

        @Override
        public PooledObject<Object> wrap(Object value) {
            return new DefaultPooledObject<>(value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GenericKeyedObjectPoolConfig<Object> config = new GenericKeyedObjectPoolConfig<>();
        config.setJmxEnabled(false);
        GenericKeyedObjectPool<String, Object> pool = new GenericKeyedObjectPool<>(new Factory(), config);
        Thread other = new Thread(() -> pool.clear("database"));
        other.start();
        pool.clear("database");
        pool.clear("database");
        other.join();
    }
}
