package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import havelock.junit.HavelockTest;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class StockTest {
    private final Stock stock = new Stock(1);

    /** Two customers, one piece. */
    private void twoCustomers(BooleanSupplier sell) throws InterruptedException {
        Thread other = new Thread(sell::getAsBoolean, "other customer");
        other.start();
        sell.getAsBoolean();
        other.join();
        assertEquals(0, stock.pieces());
    }

    @HavelockTest
    void theLastPieceIsSoldOnce() throws InterruptedException {
        twoCustomers(stock::sellAtomically);
    }

    /** Passes practically always under JUnit alone, and is wrong. */
    @HavelockTest(budget = "5m", options = "--minimize=0")
    void theLastPieceIsSoldOnceWithoutALock() throws InterruptedException {
        twoCustomers(stock::sell);
    }

    /** An ordinary test: Havelock is not asked. */
    @Test
    void somethingIsLeft() {
        assertEquals(1, stock.pieces());
    }
}
