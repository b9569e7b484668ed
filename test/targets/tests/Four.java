import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Test;

public class Four {
    private int count;

    @Before
    public void before() {
        System.out.println("before");
    }

    private void twice(Runnable task) throws InterruptedException {
        Thread one = new Thread(task);
        Thread two = new Thread(task);
        one.start();
        two.start();
        one.join();
        two.join();
        assertEquals(2, count);
    }

    private synchronized void increment() {
        count++;
    }

    @Test
    public void kept() throws InterruptedException {
        twice(this::increment);
    }

    @Test
    public void lost() throws InterruptedException {
        twice(() -> count++);
    }

    @Test
    public void fails() {
        throw new AssertionError("told so");
    }
}
