package t;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CounterTest {
    private final Counter counter = new Counter();

    private void twice(Runnable task) throws InterruptedException {
        Thread other = new Thread(task);
        other.start();
        task.run();
        other.join();
        assertEquals(2, counter.value());
    }

    @Test
    public void locked() throws InterruptedException {
        twice(counter::addLocked);
    }

    @Test
    public void lost() throws InterruptedException {
        twice(counter::add);
    }
}
