package a;

import havelock.junit.HavelockTest;

/** What becomes of tests that cannot be decided, or cannot be checked. */
class PolicyTest {
    @HavelockTest(options = "--max-states=1", inconclusive = HavelockTest.Inconclusive.PASS)
    void undecidedPasses() throws InterruptedException {
        threads();
    }

    @HavelockTest(options = "--max-states=1")
    void undecidedIsSkipped() throws InterruptedException {
        threads();
    }

    @HavelockTest(options = "--max-states=1", inconclusive = HavelockTest.Inconclusive.FAIL)
    void undecidedFails() throws InterruptedException {
        threads();
    }

    @HavelockTest(options = "--no-such-option")
    void cannotBeChecked() {}

    @HavelockTest(timeouts = HavelockTest.Timeouts.ANY)
    void withTimeouts() {}

    private static void threads() throws InterruptedException {
        Thread thread = new Thread(() -> {});
        thread.start();
        thread.join();
    }
}
