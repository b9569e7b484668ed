// Neighbouring bytes are written by two threads: they do not disturb each other.
// run --race=hb: none
public class ByteNeighboursGood {
    public static void main(String[] args) throws InterruptedException {
        byte[] flags = new byte[2];
        int other = 1;
        Run.all(() -> flags[0] = 1, () -> flags[other] = 1);
    }
}
