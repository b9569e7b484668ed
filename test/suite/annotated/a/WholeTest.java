package a;

import static org.junit.jupiter.api.Assertions.assertTrue;

import havelock.junit.HavelockTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a class, the annotation holds for all tests in it. */
@HavelockTest(mode = HavelockTest.Mode.HUNT)
class WholeTest {
    private int unlocked;

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameterized(int value) {
        assertTrue(value > 0);
    }

    @Nested
    class Inner {
        @Test
        void races() throws InterruptedException {
            Thread other = new Thread(() -> unlocked++);
            other.start();
            unlocked++;
            other.join();
        }
    }
}
