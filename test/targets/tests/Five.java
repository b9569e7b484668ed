import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class Five {
    private int count;

    @BeforeEach
    void before() {
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
    void kept() throws InterruptedException {
        twice(this::increment);
    }

    @Test
    void lost() throws InterruptedException {
        twice(() -> count++);
    }

    @Test
    void fails() {
        throw new AssertionError("told so");
    }

    void helper() {}
}
