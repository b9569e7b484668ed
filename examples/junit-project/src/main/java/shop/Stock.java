package shop;

/** How many pieces are left. Selling the last piece twice is the classic mistake. */
public class Stock {
    private int pieces;

    public Stock(int pieces) {
        this.pieces = pieces;
    }

    /** Looks, and then takes: somebody else may take it in between. */
    public boolean sell() {
        if (pieces() == 0) {
            return false;
        }
        take();
        return true;
    }

    /** Looks and takes at once. */
    public synchronized boolean sellAtomically() {
        return sell();
    }

    public synchronized int pieces() {
        return pieces;
    }

    private synchronized void take() {
        pieces--;
    }
}
