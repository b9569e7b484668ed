// jars: commons-pool2.jar commons-logging.jar
// Commons Pool: borrowing, returning, waiting in vain and keys.
import java.util.NoSuchElementException;
import org.apache.commons.pool2.BaseKeyedPooledObjectFactory;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericKeyedObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class LibPool2 {
    static class Builders extends BasePooledObjectFactory<StringBuilder> {
        int made;

        @Override
        public StringBuilder create() {
            return new StringBuilder("b" + ++made);
        }

        @Override
        public PooledObject<StringBuilder> wrap(StringBuilder builder) {
            return new DefaultPooledObject<>(builder);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<StringBuilder> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(2);
        config.setBlockWhenExhausted(false);
        config.setJmxEnabled(false);
        try (GenericObjectPool<StringBuilder> pool = new GenericObjectPool<>(new Builders(), config)) {
            StringBuilder one = pool.borrowObject();
            StringBuilder two = pool.borrowObject();
            System.out.println(one + " " + two + " " + pool.getNumActive() + " " + pool.getNumIdle());
            try {
                pool.borrowObject();
            } catch (NoSuchElementException e) {
                System.out.println(e.getMessage());
            }
            pool.returnObject(one);
            System.out.println((pool.borrowObject() == one) + " " + pool.getBorrowedCount());
            pool.invalidateObject(two);
            System.out.println(pool.borrowObject());
        }
        GenericKeyedObjectPool<String, Integer> keyed =
                new GenericKeyedObjectPool<>(new BaseKeyedPooledObjectFactory<>() {
                    @Override
                    public Integer create(String key) {
                        return key.length();
                    }

                    @Override
                    public PooledObject<Integer> wrap(Integer value) {
                        return new DefaultPooledObject<>(value);
                    }
                });
        System.out.println(keyed.borrowObject("key") + " " + keyed.getNumActive("key"));
        keyed.close();
    }
}
